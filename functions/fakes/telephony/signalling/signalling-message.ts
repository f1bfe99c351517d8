import * as z from "zod";

const callsid = z.string();
const sdp = z.string();

/** The messages of the Voice SDK that Lectern's page causes. https://github.com/twilio/twilio-voice.js, `lib/twilio/pstream.ts` of 2.18 */
const messages = [
  /** Sent first, and with every new token. `reconnectTimeout`: how many seconds a call outlives its socket. */
  z.object({ type: z.literal("listen"), payload: z.object({ token: z.string(), reconnectTimeout: z.number().nonnegative().default(0) }) }),
  /** A new call, or with `reconnect` an existing one. `params`: the page's parameters of `connect`, as a query string. */
  z.object({
    type: z.literal("invite"),
    payload: z.object({
      callsid,
      sdp,
      reconnect: z.string().optional(),
      twilio: z.object({ params: z.string().optional() }).default({}),
    }),
  }),
  /** The browser's network has changed. */
  z.object({ type: z.literal("reinvite"), payload: z.object({ callsid, sdp }) }),
  z.object({ type: z.literal("dtmf"), payload: z.object({ callsid, dtmf: z.string().regex(/^[0-9*#]+$/) }) }),
  z.object({ type: z.literal("hangup"), payload: z.object({ callsid }) }),
] as const;

const ClientMessage = z.discriminatedUnion("type", messages);

export type ClientMessage = z.infer<typeof ClientMessage>;

/** Undefined if it is not a valid message. */
export function readClientMessage(text: string): ClientMessage | undefined {
  try {
    const json: unknown = JSON.parse(text);
    return ClientMessage.safeParse(json).data;
  } catch {
    return undefined; // SyntaxError
  }
}

export interface SignallingError {
  readonly code: number;
  readonly message: string;
}

/** The messages that the Voice SDK understands. */
export type ServerMessage =
  | {
      readonly type: "connected";
      readonly payload: {
        readonly edge: string;
        readonly region: string;
        readonly token: { readonly identity: string; readonly ttl: number };
      };
    }
  | { readonly type: "error"; readonly payload: { readonly error: SignallingError } }
  | { readonly type: "ringing"; readonly payload: { readonly callsid: string } }
  | { readonly type: "answer"; readonly payload: { readonly callsid: string; readonly sdp?: string; readonly reconnect?: string } }
  | {
      readonly type: "message";
      readonly payload: {
        readonly callsid: string;
        readonly content: unknown;
        readonly contenttype: string;
        readonly messagetype: string;
        readonly voiceeventsid: string;
      };
    }
  | { readonly type: "hangup"; readonly payload: { readonly callsid: string; readonly error?: SignallingError } };

export const toFrame = (message: ServerMessage): string => JSON.stringify({ version: "1.6", ...message });
