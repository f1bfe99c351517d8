import { once } from "node:events";
import { WebSocket } from "ws";
import type { FakeVoice } from "../../../fakes/voice/start-fake-voice.ts";
import { at, bodyOf } from "./json.ts";
import { serverKey } from "./a-voice.ts";

interface Ending {
  readonly code: number;
  readonly reason: string;
}

/** A client without an SDK: it sends and receives exactly what goes over the wire. */
export interface LiveSocket {
  readonly socket: WebSocket;
  readonly frames: readonly { readonly message: unknown; readonly isBinary: boolean; readonly raw: string }[];
  readonly messages: () => readonly unknown[];
  readonly send: (message: unknown) => void;
  /** The first unseen message that has a value at this path. */
  readonly until: (...way: readonly string[]) => Promise<unknown>;
  /** How the service ends the connection. */
  readonly ended: Promise<Ending>;
}

interface Ways {
  /** Default: the server's key, on the method that accepts keys. */
  readonly token?: string;
  /** Replaces the usual path. */
  readonly path?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

const usualPath = (token: string | undefined): string => {
  const method = "/ws/google.ai.generativelanguage.v1beta.GenerativeService.BidiGenerateContent";
  return token === undefined ? `${method}?key=${serverKey}` : `${method}Constrained?access_token=${token}`;
};

export const openSocket = async ({ url }: FakeVoice, { token, path = usualPath(token), headers = {} }: Ways = {}): Promise<LiveSocket> => {
  const socket = new WebSocket(url.replace("http", "ws") + path, { headers });
  const frames: { message: unknown; isBinary: boolean; raw: string }[] = [];
  let wake: () => void = () => undefined;
  socket.on("message", (data, isBinary) => {
    const raw = Buffer.isBuffer(data) ? data.toString() : "";
    frames.push({ message: bodyOf(raw), isBinary, raw });
    wake();
  });
  const ended = new Promise<Ending>((resolve) => {
    socket.once("close", (code, reason) => {
      resolve({ code, reason: reason.toString() });
      wake();
    });
  });
  await once(socket, "open");
  const messages = () => frames.map(({ message }) => message);
  let seen = 0;
  const until = async (...way: readonly string[]): Promise<unknown> => {
    for (;;) {
      const index = messages().findIndex((message, place) => place >= seen && at(message, ...way) !== undefined);
      if (index >= 0) {
        seen = index + 1;
        return messages()[index];
      }
      if (socket.readyState === WebSocket.CLOSED) throw new Error(`closed before ${way.join(".")}: ${JSON.stringify(messages())}`);
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
  };
  return {
    socket,
    frames,
    messages,
    send: (message) => {
      socket.send(JSON.stringify(message));
    },
    until,
    ended,
  };
};

export const model = "models/gemini-3.8-live";

/** The minimal setup for the usual model, plus the test's own members. */
export const aSetup = (more: object = {}): object => ({ model, generationConfig: { responseModalities: ["AUDIO"] }, ...more });

/** A socket whose session has begun. */
export const openSession = async (service: FakeVoice, setup: object = aSetup(), ways: Ways = {}): Promise<LiveSocket> => {
  const live = await openSocket(service, ways);
  live.send({ setup });
  await live.until("setupComplete");
  return live;
};

/** How the service ends a connection with this setup. */
export const endingOf = async (service: FakeVoice, setup: object, ways: Ways = {}): Promise<Ending> => {
  const live = await openSocket(service, ways);
  live.send({ setup });
  return live.ended;
};

/** A second of sound at 16 kHz, loud or silent. */
export const pcm = (loud: boolean): object => {
  const samples = Int16Array.from({ length: 16_000 }, (_, index) => (loud && index % 20 < 10 ? 12_000 : 0));
  return { data: Buffer.from(samples.buffer).toString("base64"), mimeType: "audio/pcm;rate=16000" };
};

export const someSound = (loud: boolean): object => ({ realtimeInput: { audio: pcm(loud) } });
