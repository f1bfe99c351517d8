import type { Count } from "../statistics/count.ts";
import type { UsageChange, UsageKey } from "./usage-store.ts";

/** What the statistics should know of a conversation that begins. */
export type ConversationCount = Pick<Count, "language" | "at">;

const timesOf: Readonly<Record<UsageChange, Count["times"]>> = { reserve: undefined, consume: 1, unconsume: -1, release: undefined };

/** Counts a conversation when its unit is counted, and takes it back with the unit. */
export const toCount = (counted: ConversationCount | undefined, { projectId, uid }: UsageKey, change: UsageChange): Count | undefined => {
  const times = timesOf[change];
  return counted && times && { ...counted, projectId, spread: uid, happening: { kind: "conversation" }, times };
};
