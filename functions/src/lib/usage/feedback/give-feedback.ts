import { retryOnConflict } from "../../platform/core/write-conflict.ts";
import { dayOf, type UsageKey } from "../quota/daily-usage.ts";
import type { Count } from "../statistics/count.ts";

/** Somebody's last conversation of a day. */
interface LastConversation {
  readonly key: UsageKey;
  readonly isRated: boolean;
  readonly writeToken: string;
}

/** @throws AppError `unavailable` (every method) */
export interface FeedbackStore {
  /** Undefined if somebody has not talked on that day. */
  readonly findLast: (key: UsageKey) => Promise<LastConversation | undefined>;
  /**
   * Marks the conversation as rated, and counts: both or neither.
   *
   * @throws WriteConflict when it was rated, or another began, since it was read
   */
  readonly rate: (conversation: LastConversation, count: Count) => Promise<void>;
}

interface Feedback extends Omit<UsageKey, "day"> {
  readonly good: boolean;
  readonly language: string;
  readonly at: Date;
}

/**
 * Counts whether somebody's last conversation was good, once. Returns whether it was counted: not again, and not without a conversation
 * today or, for one across midnight, yesterday.
 *
 * @throws AppError `unavailable`
 */
export const giveFeedback = async (store: FeedbackStore, { good, language, at, projectId, uid }: Feedback): Promise<boolean> => {
  const findOn = async (day: Date) => store.findLast({ projectId, uid, day: dayOf(day) });
  const load = async () => (await findOn(at)) ?? findOn(new Date(at.getTime() - dayMs));
  const happening = { kind: good ? "thumbs_up" : "thumbs_down" } as const;
  return retryOnConflict(await load(), load, async (last) => {
    if (last === undefined || last.isRated) return false;
    await store.rate(last, { projectId, language, at, spread: uid, happening });
    return true;
  });
};

const dayMs = 86_400_000;
