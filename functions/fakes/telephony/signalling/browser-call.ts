import { randomBytes } from "node:crypto";
import { unlessAborted } from "../../time/waiting.ts";
import { Interruption, type Call } from "../network/call.ts";
import type { Lines } from "../media/lines.ts";
import type { DebuggerLog } from "../network/debugger-log.ts";
import type { Exchange } from "../exchange.ts";
import type { ServerMessage, SignallingError } from "./signalling-message.ts";

export type Send = (message: ServerMessage) => void;

/** A browser's call and the socket that controls it. If the socket breaks, another one takes over. */
export class BrowserCall {
  readonly call: Call;
  /** Undefined if the browser did not request it. */
  readonly reconnectToken: string | undefined;
  readonly #lines: Lines;
  readonly #debug: DebuggerLog;
  #send: Send | undefined;
  #timer: NodeJS.Timeout | undefined;
  #failure: SignallingError | undefined;

  constructor(call: Call, { lines, debug }: Pick<Exchange, "lines" | "debug">, canReconnect: boolean) {
    this.call = call;
    this.#lines = lines;
    this.#debug = debug;
    this.reconnectToken = canReconnect ? randomBytes(16).toString("hex") : undefined;
    call.onMessage = ({ sid, content }) => {
      const payload = {
        callsid: call.sid,
        content,
        contenttype: "application/json",
        messagetype: "user-defined-message",
        voiceeventsid: sid,
      };
      this.#send?.({ type: "message", payload });
    };
    call.over.addEventListener("abort", () => {
      clearTimeout(this.#timer);
      const error = this.#failure ?? reasonOf(call);
      this.#send?.({ type: "hangup", payload: { callsid: call.sid, ...(error !== undefined && { error }) } });
    });
  }

  /** Runs until the call is answered. */
  async begin(send: Send, offer: string): Promise<void> {
    const { call } = this;
    this.#send = send;
    send({ type: "ringing", payload: { callsid: call.sid } });
    try {
      const sdp = await this.#lines.connect(call, offer);
      await unlessAborted(call.answered.promise, call.over);
      this.#answer({ sdp });
    } catch (error) {
      if (error instanceof Interruption) return;
      this.#failure = { code: 53_405, message: `Media connection failed: ${String(error)}` };
      this.#debug.add(53_405, { sid: call.sid, detail: String(error) });
      call.end({ status: "failed", why: "ended-by-api" });
    }
  }

  /** Lets another socket control the call. */
  goOn(send: Send): void {
    clearTimeout(this.#timer);
    this.#send = send;
    this.#answer({});
  }

  async renegotiate(offer: string): Promise<void> {
    this.#answer({ sdp: await this.#lines.connect(this.call, offer) });
  }

  /** Called when a socket is gone. Ignored if another one has taken over. */
  lose(send: Send, patienceMs: number): void {
    if (send !== this.#send) return;
    this.#send = undefined;
    this.#timer = setTimeout(() => {
      this.call.hangUp();
    }, patienceMs).unref();
  }

  #answer(more: { readonly sdp?: string }): void {
    const { reconnectToken } = this;
    const reconnect = reconnectToken === undefined ? {} : { reconnect: reconnectToken };
    this.#send?.({ type: "answer", payload: { callsid: this.call.sid, ...more, ...reconnect } });
  }
}

/** Why the call was not answered, by the SDK's codes: https://www.twilio.com/docs/api/errors */
const reasonOf = ({ status }: Call): SignallingError | undefined => {
  if (status === "busy") return { code: 31_486, message: "Busy" };
  return status === "no-answer" ? { code: 31_603, message: "Declined" } : undefined;
};
