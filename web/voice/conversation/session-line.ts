import type { LecternProject, StartedSession } from "@lectern/client";
import type { VoiceEvent } from "@lectern/client/voice";
import { toEndReason } from "./end-reason.ts";
import { microphonePermission } from "./microphone.ts";

interface SessionLineOptions {
  readonly live: LecternProject["live"];
  /** Of the page. */
  readonly language: string | undefined;
  readonly signal: AbortSignal;
}

/** The tokens of a conversation. */
export class SessionLine {
  readonly #options: SessionLineOptions;
  #started: Promise<StartedSession> | undefined;

  constructor(options: SessionLineOptions) {
    this.#options = options;
  }

  /** If the microphone is permitted already, there is nothing to wait for. */
  async startEarly(): Promise<void> {
    if ((await microphonePermission()) === "granted") this.#start().catch(() => undefined);
  }

  /** The outcome; undefined if the conversation has ended meanwhile. */
  async mint(isResume: boolean): Promise<Extract<VoiceEvent, { readonly kind: "minted" | "mint_failed" }> | undefined> {
    const { live, language, signal } = this.#options;
    try {
      const session = await (isResume ? live.resume({ language, signal, retry: false }) : this.#start());
      return { kind: "minted", session };
    } catch (error) {
      return signal.aborted ? undefined : { kind: "mint_failed", reason: toEndReason(error) };
    } finally {
      // The next request gets a new token.
      this.#started = undefined;
    }
  }

  async #start(): Promise<StartedSession> {
    const { live, language, signal } = this.#options;
    this.#started ??= live.start({ language, signal, retry: false });
    return this.#started;
  }
}
