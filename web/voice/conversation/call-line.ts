import type { Widget } from "@lectern/client";
import type { VoiceEvent } from "@lectern/client/voice";
import type { ConnectCall, PhoneCall, PhoneCallOptions } from "../call/phone-call.ts";
import type { CallView } from "./conversation-view.ts";

type CallOutcome = Extract<VoiceEvent, { readonly kind: "call_ended" }>["outcome"];

interface CallLineOptions {
  readonly load: () => Promise<ConnectCall>;
  readonly share: PhoneCallOptions["share"];
  readonly onChange: () => void;
  /** `seconds`: how long the visitor was in it; undefined if never. */
  readonly onEnd: (outcome: CallOutcome, seconds: number | undefined) => void;
}

/** A token may have expired on the way: the agent's tool supplies another one, once. */
const mostFailures = 2;

const noCall: Omit<CallView, "isCallImpossible"> = { call: "none", callSinceMs: undefined, isCallMuted: false };

/** The phone call of a conversation. */
export class CallLine {
  readonly #options: CallLineOptions;
  /** Ends the call that is on. */
  #ending: AbortController | undefined;
  #call: PhoneCall | undefined;
  #view = noCall;
  #failures = 0;

  constructor(options: CallLineOptions) {
    this.#options = options;
  }

  get view(): CallView {
    return { ...this.#view, isCallImpossible: this.#isImpossible };
  }

  /** This page cannot make phone calls, and does not try again. */
  get #isImpossible(): boolean {
    return this.#failures >= mostFailures;
  }

  async join(card: Widget): Promise<void> {
    const token = card.type === "call" ? card.data.access_token : null;
    const ending = new AbortController();
    this.#ending = ending;
    this.#view = { ...noCall, call: "connecting" };
    if (token === null || this.#isImpossible) {
      this.#end("failed");
      return;
    }
    /** Whatever an older call still says changes nothing. */
    const isOn = (): boolean => ending === this.#ending;
    const leave = (): void => {
      if (isOn()) this.#leave();
    };
    const { load, share } = this.#options;
    const connect = await load().catch(() => undefined);
    if (!isOn()) return;
    if (connect === undefined) {
      this.#failures = mostFailures; // a missing part will not be there a moment later
      this.#end("failed");
      return;
    }
    try {
      const call = await connect(token, {
        signal: ending.signal,
        share,
        onJoined: () => {
          if (!isOn()) return;
          this.#failures = 0;
          this.#change({ call: "joined", callSinceMs: performance.now() });
        },
        onCompany: () => {
          if (isOn()) this.#change({ call: "talking", callSinceMs: performance.now() });
        },
        onEnd: leave,
      });
      if (!isOn()) return;
      this.#call = call;
      if (this.#view.isCallMuted) call.mute(true);
    } catch {
      leave();
    }
  }

  hangUp(): void {
    const ending = this.#ending;
    if (ending === undefined) return;
    this.#end(this.#view.call === "connecting" ? "cancelled" : undefined);
    ending.abort();
  }

  mute(isMuted: boolean): void {
    this.#call?.mute(isMuted);
    this.#change({ isCallMuted: isMuted });
  }

  #change(change: Partial<CallView>): void {
    this.#view = { ...this.#view, ...change };
    this.#options.onChange();
  }

  #leave(): void {
    if (this.#view.call === "connecting") this.#failures += 1;
    this.#end(this.#isImpossible ? "failed" : undefined);
  }

  #end(outcome: CallOutcome): void {
    const { callSinceMs: since } = this.#view;
    this.#ending = this.#call = undefined;
    this.#view = noCall;
    this.#options.onEnd(outcome, since === undefined ? undefined : Math.round((performance.now() - since) / 1_000));
  }
}
