import type { Widget } from "@lectern/client";
import type { VoiceEvent } from "@lectern/client/voice";
import type { ConnectCall, PhoneCall } from "../call/phone-call.ts";
import type { CallState } from "./conversation-view.ts";

type CallOutcome = Extract<VoiceEvent, { readonly kind: "call_ended" }>["outcome"];

interface CallLineOptions {
  readonly load: () => Promise<ConnectCall>;
  /** The call needs the microphone now. */
  readonly onBegin: () => void;
  readonly onChange: () => void;
  /** `seconds`: how long the visitor was in it; undefined if never. */
  readonly onEnd: (outcome: CallOutcome, seconds: number | undefined) => void;
}

/** A token may have expired on the way: the agent's tool supplies another one, once. */
const mostFailures = 2;

/** The phone call of a conversation. */
export class CallLine {
  readonly #options: CallLineOptions;
  /** Ends the present call. Events of an older one change nothing. */
  #ending: AbortController | undefined;
  #call: PhoneCall | undefined;
  #state: CallState = "none";
  #failures = 0;
  #sinceMs: number | undefined;
  #isMuted = false;

  constructor(options: CallLineOptions) {
    this.#options = options;
  }

  get state(): CallState {
    return this.#state;
  }

  /** This page cannot make phone calls. It is not tried again, or the agent would ask for calls endlessly. */
  get isImpossible(): boolean {
    return this.#failures >= mostFailures;
  }

  async join(card: Widget): Promise<void> {
    const token = card.type === "call" ? card.data.access_token : null;
    const ending = new AbortController();
    this.#ending = ending;
    this.#state = "connecting";
    if (token === null || this.isImpossible) {
      this.#end(ending, "refused");
      return;
    }
    const { load, onBegin } = this.#options;
    const connect = await load().catch(() => undefined);
    if (ending !== this.#ending) return;
    if (connect === undefined) {
      this.#failures = mostFailures; // a missing part will not be there a moment later
      this.#end(ending, "failed");
      return;
    }
    onBegin();
    const { signal } = ending;
    try {
      const call = await connect(token, {
        signal,
        onJoined: () => this.#join(ending),
        onCompany: () => this.#meet(ending),
        onEnd: () => this.#leave(ending),
      });
      if (ending !== this.#ending) return;
      this.#call = call;
      if (this.#isMuted) call.mute(true);
    } catch {
      this.#leave(ending);
    }
  }

  hangUp(): void {
    const ending = this.#ending;
    if (ending === undefined) return;
    this.#end(ending, undefined);
    ending.abort();
  }

  /** When the visitor joined, by `performance.now()`. */
  get sinceMs(): number | undefined {
    return this.#sinceMs;
  }

  get isMuted(): boolean {
    return this.#isMuted;
  }

  mute(isMuted: boolean): void {
    this.#isMuted = isMuted;
    this.#call?.mute(isMuted);
    this.#options.onChange();
  }

  #join(ending: AbortController): void {
    if (ending !== this.#ending) return;
    this.#state = "joined";
    this.#sinceMs = performance.now();
    this.#failures = 0;
    this.#options.onChange();
  }

  #meet(ending: AbortController): void {
    if (ending !== this.#ending) return;
    this.#state = "talking";
    this.#options.onChange();
  }

  #leave(ending: AbortController): void {
    if (ending !== this.#ending) return;
    if (this.#state === "connecting") this.#failures += 1;
    this.#end(ending, this.isImpossible ? "failed" : undefined);
  }

  #end(ending: AbortController, outcome: CallOutcome): void {
    if (ending !== this.#ending) return;
    this.#ending = undefined;
    this.#state = "none";
    this.#call = undefined;
    this.#isMuted = false;
    const since = this.#sinceMs;
    this.#sinceMs = undefined;
    this.#options.onEnd(outcome, since === undefined ? undefined : Math.round((performance.now() - since) / 1_000));
  }
}
