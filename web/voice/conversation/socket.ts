import type { JsonObject } from "@lectern/client";
import { waitAtMost } from "./wait-at-most.ts";
import { parseFrame, type ServerEvent } from "../../client/src/voice/wire.ts";

export interface SocketHandlers {
  readonly onOpen: () => void;
  readonly onEvent: (event: ServerEvent) => void;
  readonly onClose: (code: number, reason: string) => void;
  readonly trace: Trace | undefined;
}

/** Records frames. */
interface Trace {
  readonly add: (direction: "sent" | "received", text: string) => void;
}

/** How long closing a socket may take before the next one is opened all the same. */
const farewellMs = 1_000;
/** In bytes: a second of speech. */
const mostBuffered = 44_000;

/** One connection to the voice service. */
export class VoiceSocket {
  readonly #socket: WebSocket;
  readonly #trace: Trace | undefined;
  readonly #closed: Promise<void>;

  constructor(url: string, { onOpen, onEvent, onClose, trace }: SocketHandlers) {
    const socket = new WebSocket(url);
    // Blobs would have to be awaited, and frames would overtake each other.
    socket.binaryType = "arraybuffer";
    socket.onopen = onOpen;
    socket.onmessage = ({ data }: { readonly data: string | ArrayBuffer }) => {
      const text = typeof data === "string" ? data : new TextDecoder().decode(data);
      trace?.add("received", text);
      for (const event of parseFrame(text, () => crypto.randomUUID())) onEvent(event);
    };
    this.#closed = new Promise((resolve) => {
      socket.onclose = ({ code, reason }) => {
        resolve();
        onClose(code, reason);
      };
    });
    this.#socket = socket;
    this.#trace = trace;
  }

  send(message: JsonObject): void {
    if (this.#socket.readyState !== WebSocket.OPEN) return;
    const text = JSON.stringify(message);
    this.#trace?.add("sent", text);
    this.#socket.send(text);
  }

  /** Sent data no longer leaves. */
  get isStalled(): boolean {
    return this.#socket.readyState === WebSocket.OPEN && this.#socket.bufferedAmount > mostBuffered;
  }

  /** Closes the socket. Resolves when the other side has confirmed, or will not answer. */
  async close(): Promise<void> {
    if (this.#socket.readyState === WebSocket.CLOSED) return;
    this.#socket.onmessage = null;
    this.#socket.close(1000);
    await waitAtMost(farewellMs, this.#closed);
  }
}
