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
  /** Whatever an older call still says changes nothing. */
  #run = 0;
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
    const run = ++this.#run;
    this.#state = "connecting";
    if (token === null) {
      this.#end(run);
      return;
    }
    try {
      const call = await this.#options.connect(token, { onJoined: () => this.#join(run), onEnd: () => this.#end(run) });
      if (run === this.#run) this.#call = call;
      else call.hangUp();
    } catch {
      this.#end(run); // the agent asks its tool how the call went, and says so
    }
  }

  hangUp(): void {
    const run = this.#run;
    this.#call?.hangUp();
    this.#end(run);
  }

  mute(isMuted: boolean): void {
    this.#call?.mute(isMuted);
  }

  #join(run: number): void {
    if (run !== this.#run) return;
    this.#state = "joined";
    this.#options.onChange();
  }

  #end(run: number): void {
    if (run !== this.#run || this.#state === "none") return;
    this.#run += 1;
    this.#state = "none";
    this.#call = undefined;
    this.#options.onEnd();
  }
}
