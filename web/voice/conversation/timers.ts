import type { VoiceEvent, Watch } from "@lectern/client/voice";

type TimerName = Extract<VoiceEvent["kind"], "waited" | "gathered" | "silence">;

/** The timers of a conversation: one of each kind; setting one replaces the last. */
export class Timers {
  readonly #tell: (event: VoiceEvent) => void;
  readonly #running = new Map<TimerName, ReturnType<typeof setTimeout>>();

  #watch: Watch | undefined;

  constructor(tell: (event: VoiceEvent) => void) {
    this.#tell = tell;
  }

  /** Undefined: cancels it. */
  set(kind: TimerName, ms: number | undefined): void {
    clearTimeout(this.#running.get(kind));
    this.#running.delete(kind);
    if (ms === undefined) return;
    const end = (): void => {
      this.#running.delete(kind);
      this.#tell({ kind });
    };
    this.#running.set(kind, setTimeout(end, ms));
  }

  /** The wait for the agent: a new one begins when the rules say so. */
  follow(watch: Watch | undefined): void {
    if (watch === this.#watch) return;
    this.#watch = watch;
    this.set("silence", watch?.ms);
  }

  stop(): void {
    for (const kind of this.#running.keys()) this.set(kind, undefined);
  }
}
