import { messageOf } from "../../../../web/client/src/voice/cues.ts";
import { parseFrame, type ServerEvent, setupMessage } from "../../../../web/client/src/voice/wire.ts";
import { isRecord } from "../../../src/lib/platform/core/unknown-record.ts";
import type { StartedSession } from "../../../answers/started-session.ts";

/** What the agent does in its turn. */
interface Turn {
  readonly said: string;
  /** Whether it is loud enough to be heard. */
  readonly sounds: boolean;
}

interface TalkOptions {
  readonly signal: AbortSignal;
  /** The handle of the conversation to resume. */
  readonly handle?: string;
  /** Sent in addition to a page's own setup; what the token pins must take precedence. */
  readonly setup?: object;
}

/** A conversation with the voice service over its protocol, read as visitors' pages do. Ended at the end of its scope. */
export class Talk implements Disposable {
  readonly #socket: WebSocket;
  readonly #session: StartedSession;
  readonly #signal: AbortSignal;
  readonly #events: ServerEvent[] = [];
  #seen = 0;
  #closed: string | undefined;
  #wake: () => void = () => undefined;

  private constructor(socket: WebSocket, session: StartedSession, signal: AbortSignal) {
    this.#socket = socket;
    this.#session = session;
    this.#signal = signal;
    let calls = 0;
    socket.binaryType = "arraybuffer";
    socket.addEventListener("message", (event) => {
      const frame: unknown = event.data;
      if (typeof frame === "string" || frame instanceof ArrayBuffer) this.#events.push(...parseFrame(frame, () => `call-${++calls}`));
      this.#wake();
    });
    socket.addEventListener("close", ({ code, reason }) => {
      this.#closed ??= `The voice service closed the connection: ${code} ${reason}`.trim();
      this.#wake();
    });
    signal.addEventListener("abort", () => {
      this.#wake();
    });
  }

  /** Resolves when the service has accepted the setup. @throws Error with the reason for which it closed the connection */
  static async open(session: StartedSession, { signal, handle, setup: own = {} }: TalkOptions): Promise<Talk> {
    const socket = new WebSocket(`${session.ws_url}?access_token=${session.token}`);
    const talk = new Talk(socket, session, signal);
    try {
      socket.addEventListener("open", () => {
        const { setup } = setupMessage(session.model, handle);
        talk.send({ setup: { ...(isRecord(setup) ? setup : {}), ...own } });
      });
      await talk.until("setup_complete");
      return talk;
    } catch (error) {
      talk[Symbol.dispose]();
      throw error;
    }
  }

  send(message: object): void {
    this.#socket.send(JSON.stringify(message));
  }

  /** Sends typed text. */
  write(text: string): void {
    this.send(messageOf(text, this.#session.traits));
  }

  /** The next event of one of these kinds. @throws Error when the connection ends first */
  async until<Kind extends ServerEvent["kind"]>(...kinds: readonly Kind[]): Promise<Extract<ServerEvent, { kind: Kind }>> {
    for (;;) {
      const event = await this.#next();
      if (isOneOf(event, kinds)) return event;
    }
  }

  /** Everything that the agent does until its turn ends or it waits for a tool. */
  async turn(): Promise<Turn> {
    let said = "";
    let sounds = false;
    for (;;) {
      const event = await this.#next();
      if (event.kind === "said") said += event.text;
      if (event.kind === "audio") sounds ||= event.isSilent !== true;
      if (event.kind === "turn_complete" || event.kind === "tool_call") return { said: said.trim(), sounds };
    }
  }

  async #next(): Promise<ServerEvent> {
    for (;;) {
      const event = this.#events[this.#seen];
      if (event !== undefined) {
        this.#seen += 1;
        return event;
      }
      if (this.#closed !== undefined) throw new Error(this.#closed);
      this.#signal.throwIfAborted();
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
  }

  [Symbol.dispose](): void {
    this.#socket.close();
  }
}

const isOneOf = <Kind extends ServerEvent["kind"]>(
  event: ServerEvent,
  kinds: readonly Kind[],
): event is Extract<ServerEvent, { kind: Kind }> => kinds.some((kind) => kind === event.kind);
