import { expect } from "chai";
import type { Journal, JournalEntry } from "../../../web/client/src/autosave/journal.ts";

interface Work {
  readonly dueAtMs: number;
  readonly carryOut: () => void;
}

/** The journal of a browser, which its tabs share. */
export class Device {
  readonly entries = new Map<string, JournalEntry>();
  readonly living = new Set<string>();
  /** How long a write takes at present. */
  latencyMs = 0;

  /** The journal as one tab sees it: its requests take time, and are carried out in order. */
  open(now: () => number): TabJournal {
    return new TabJournal(this, () => now() + this.latencyMs);
  }
}

export class TabJournal implements Journal {
  readonly #device: Device;
  readonly #dueAtMs: () => number;
  #works: readonly Work[] = [];
  #runs: readonly string[] = [];

  constructor(device: Device, dueAtMs: () => number) {
    this.#device = device;
    this.#dueAtMs = dueAtMs;
  }

  readonly hold: Journal["hold"] = async (run) =>
    this.#ask(({ living }) => {
      this.#runs = [...this.#runs, run];
      living.add(run);
      return () => void living.delete(run);
    });

  readonly put: Journal["put"] = async (entry, instead) =>
    this.#ask(({ entries, living }) => {
      expect(living.has(entry.run), "other tabs know that it lives").to.equal(entry.isSetAside !== true);
      for (const { run } of instead) entries.delete(run);
      entries.set(entry.run, entry);
    });

  readonly remove: Journal["remove"] = async (places) =>
    this.#ask(({ entries }) => {
      for (const { run } of places) entries.delete(run);
    });

  readonly abandoned: Journal["abandoned"] = async (key) =>
    this.#ask(({ entries, living }) =>
      [...entries.values()]
        .filter(({ run, author, draftId }) => !living.has(run) && author === key.author && draftId === key.draftId)
        .toSorted((a, b) => b.atMs - a.atMs),
    );

  /** The next work, and its time. */
  get next(): Work | undefined {
    const [first, ...others] = this.#works;
    if (first === undefined) return undefined;
    const carryOut = (): void => {
      this.#works = others;
      first.carryOut();
    };
    return { dueAtMs: first.dueAtMs, carryOut };
  }

  /** The tab is dead: a write that it has started takes effect completely, or not at all. */
  die(isWritten: boolean): void {
    if (isWritten) for (const { carryOut } of this.#works) carryOut();
    this.#works = [];
    for (const run of this.#runs) this.#device.living.delete(run);
  }

  async #ask<Result>(work: (device: Device) => Result): Promise<Result> {
    return new Promise((resolve) => {
      this.#works = [
        ...this.#works,
        {
          dueAtMs: this.#dueAtMs(),
          carryOut: () => {
            resolve(work(this.#device));
          },
        },
      ];
    });
  }
}
