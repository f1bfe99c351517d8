import { type VoiceEvent, type VoiceState, waitsOf } from "@lectern/client/voice";

type TimerName = Extract<VoiceEvent["kind"], "waited" | "gathered" | keyof ReturnType<typeof waitsOf>>;

interface Running {
  readonly timer: ReturnType<typeof setTimeout>;
  readonly dueMs: number;
}

/** The timers of a conversation: one of each kind; setting one replaces the last. */
export class Timers {
  readonly #tell: (event: VoiceEvent) => void;
  readonly #running = new Map<TimerName, Running>();
  #waits: Partial<ReturnType<typeof waitsOf>> = {};

  constructor(tell: (event: VoiceEvent) => void) {
    this.#tell = tell;
  }

  /** Undefined: cancels it. */
  set(kind: TimerName, ms: number | undefined): void {
    clearTimeout(this.#running.get(kind)?.timer);
    this.#running.delete(kind);
    if (ms === undefined) return;
    const end = (): void => {
      this.#running.delete(kind);
      this.#tell({ kind });
    };
    this.#running.set(kind, { timer: setTimeout(end, ms), dueMs: Date.now() + ms });
  }

  /** The waits that the rules want: a new one begins when they say so. */
  follow(state: VoiceState): void {
    const waits = waitsOf(state);
    for (const kind of ["silence", "idle", "limit"] as const) if (waits[kind] !== this.#waits[kind]) this.set(kind, waits[kind]?.ms);
    this.#waits = waits;
  }

  /** Timers stand still while a computer sleeps: whether somebody was away for too long comes before anything else. */
  wake(): void {
    for (const kind of ["limit", "idle"] as const) {
      const { dueMs = Infinity } = this.#running.get(kind) ?? {};
      if (dueMs > Date.now()) continue;
      this.set(kind, undefined);
      this.#tell({ kind });
    }
  }

  stop(): void {
    for (const kind of this.#running.keys()) this.set(kind, undefined);
  }
}
