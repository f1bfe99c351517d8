import { createRetryQueue } from "../platform/core/write-conflict.ts";
import { type OnboardingStore, type SessionChange, type SessionKey, type Session, withoutPaths } from "./onboarding-session.ts";

export interface Decision<Outcome> {
  /** Undefined if nothing changes. */
  readonly change: SessionChange | undefined;
  readonly outcome: Outcome;
}

const inTurn = createRetryQueue();

/**
 * Changes a session based on its newest state, so that parallel tools do not undo each other's changes. Within this process they take
 * turns; after a conflict with another process, `decide` runs again.
 *
 * @throws AppError `unavailable`
 */
export const changeSession = async <Outcome>(
  store: OnboardingStore,
  key: SessionKey,
  now: () => Date,
  decide: (session: Session) => Decision<Outcome>,
): Promise<{ readonly session: Session; readonly outcome: Outcome }> =>
  inTurn({
    key: JSON.stringify([key.projectId, key.uid]),
    load: async () => store.findSession(key),
    attempt: async (session) => {
      const { change, outcome } = decide(session);
      if (change === undefined) return { session, outcome };
      const writeToken = await store.writeSession(key, session, change, now());
      return { session: { ...applyChange(session, change), writeToken }, outcome };
    },
  });

/**
 * Returns the first decision if a later attempt finds nothing left to do: the first attempt was then stored although its answer was lost.
 * Not for changes that another change can make unnecessary.
 */
export const asFirstDecided = <Outcome>(decide: (session: Session) => Decision<Outcome>): ((session: Session) => Decision<Outcome>) => {
  let first: Decision<Outcome> | undefined;
  return (session) => {
    const decision = decide(session);
    if (decision.change === undefined && first !== undefined) return { change: undefined, outcome: first.outcome };
    if (decision.change !== undefined) first ??= decision;
    return decision;
  };
};

export const applyChange = (session: Session, { edits, droppedEdits = [], ...change }: SessionChange): Session => ({
  ...session,
  ...change,
  edits: { ...withoutPaths(session.edits, droppedEdits), ...edits },
  revision: session.revision + 1,
});
