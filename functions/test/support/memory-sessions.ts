import { WriteConflict } from "../../src/lib/platform/core/write-conflict.ts";
import { applyChange } from "../../src/lib/onboarding/change-session.ts";
import { type OnboardingStore, emptySession, type Session } from "../../src/lib/onboarding/onboarding-session.ts";

interface MemorySessions extends OnboardingStore {
  /** The stored state. */
  readonly stored: () => Session;
  /** The number of writes. */
  readonly writes: () => number;
}

/** One session in memory, with the database's guarantee: a write that is not based on the newest state is a conflict. */
export const memorySessions = (first: Partial<Session> = {}): MemorySessions => {
  let stored: Session = { ...emptySession, ...first };
  let writes = 0;
  return {
    stored: () => stored,
    writes: () => writes,
    findSession: async () => {
      await new Promise(setImmediate);
      return stored;
    },
    writeSession: async (_key, before, change) => {
      await new Promise(setImmediate);
      if (before.writeToken !== stored.writeToken) throw new WriteConflict("the session has changed");
      const writeToken = String(++writes);
      stored = { ...applyChange(stored, change), writeToken };
      return writeToken;
    },
  };
};
