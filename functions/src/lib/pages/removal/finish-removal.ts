import { ignoreExpected } from "../../platform/core/app-error.ts";
import { settlePortions } from "../../platform/core/portions.ts";
import { WriteConflict } from "../../platform/core/write-conflict.ts";
import { removalLimits } from "./limits.ts";
import { portionsOf, type Removal, type PageRemovalStore } from "./removal-store.ts";

/**
 * Deletes the versions of a removed document, commit by commit, until all are gone or the signal aborts. Safe to run concurrently. Returns
 * whether nothing is left.
 *
 * @throws AppError `unavailable`
 */
const finishRemoval = async (store: PageRemovalStore, removal: Removal, signal: AbortSignal): Promise<boolean> => {
  const left = await store.findLeftVersions(removal);
  if (left === undefined) return true;
  try {
    for (const portion of portionsOf(left.versions)) {
      if (signal.aborted) return false;
      await store.removeVersions(removal, portion);
    }
    await store.endRemoval(removal, left.writeToken);
    return true;
  } catch (error) {
    // Another caller is deleting them.
    if (error instanceof WriteConflict) return false;
    throw error;
  }
};

/** For requests: the document itself is already deleted, and the sweep finishes whatever is left or fails. */
export const finishRemovalSoon = async (store: PageRemovalStore, removal: Removal): Promise<void> => {
  await finishRemoval(store, removal, AbortSignal.timeout(removalLimits.requestMs)).catch(ignoreExpected);
};

/**
 * Finishes removals that requests left unfinished: all of them, as far as the time goes. Projects take turns. A failure does not stop the
 * others. Returns how many were completed.
 *
 * @throws AppError `unavailable`
 * @throws Error with the first failure as its cause, after all others were tried
 */
export const finishRemovals = async (store: PageRemovalStore, signal: AbortSignal): Promise<number> => {
  const { values, failures } = await settlePortions(
    await store.findRemovals(removalLimits.sweepRemovals),
    async (removal) => finishRemoval(store, removal, signal),
    signal,
  );
  if (failures.length > 0) throw new Error("At least one removal failed", { cause: failures[0] });
  return values.filter(Boolean).length;
};
