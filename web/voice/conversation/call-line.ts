import type { Widget } from "@lectern/client";
import type { ConnectCall, PhoneCall } from "../call/phone-call.ts";
import type { CallState } from "./conversation-view.ts";

interface CallLineOptions {
  readonly connect: ConnectCall;
  readonly onChange: () => void;
  readonly onEnd: () => void;
}

/** The phone call of a conversation. */
export class CallLine {
  readonly #options: CallLineOptions;
  /** Ends the call that is on. Whatever an older one still says changes nothing. */
  #ending: AbortController | undefined;
  #call: PhoneCall | undefined;
  #state: CallState = "none";

  constructor(options: CallLineOptions) {
    this.#options = options;
  }

  get state(): CallState {
    return this.#state;
  }

  async join(card: Widget): Promise<void> {
    const token = card.type === "call" ? card.data.access_token : null;
    const ending = new AbortController();
    this.#ending = ending;
    this.#state = "connecting";
    if (token === null) {
      this.#end(ending);
      return;
    }
    const { signal } = ending;
    try {
      const call = await this.#options.connect(token, { signal, onJoined: () => this.#join(ending), onEnd: () => this.#end(ending) });
      if (ending === this.#ending) this.#call = call;
    } catch {
      this.#end(ending); // the agent asks its tool how the call went, and says so
    }
  }

  hangUp(): void {
    const ending = this.#ending;
    if (ending === undefined) return;
    this.#end(ending);
    ending.abort();
  }

  mute(isMuted: boolean): void {
    this.#call?.mute(isMuted);
  }

  #join(ending: AbortController): void {
    if (ending !== this.#ending) return;
    this.#state = "joined";
    this.#options.onChange();
  }

  #end(ending: AbortController): void {
    if (ending !== this.#ending) return;
    this.#ending = undefined;
    this.#state = "none";
    this.#call = undefined;
    this.#options.onEnd();
  }
}
