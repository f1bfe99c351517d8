import { setTimeout as sleep } from "node:timers/promises";
import { toolLimits } from "./limits.ts";
import { WriteConflict } from "../core/write-conflict.ts";
import type { KeptCall, ToolCallKey, ToolCallStore } from "./tool-call-store.ts";

interface OnceOptions {
  /** How long the work may take, in milliseconds. */
  readonly timeMs: number;
  /** Ends the waiting for another's result. */
  readonly signal: AbortSignal;
}

/**
 * Does the work of a call once, however often and wherever the call is made at the same time: the others wait for its answer. A call
 * that failed, or whose process died, can be made again.
 *
 * @throws AppError `unavailable`, and whatever the work throws
 */
export const onlyOnce = async (
  store: ToolCallStore,
  key: ToolCallKey,
  { timeMs, signal }: OnceOptions,
  work: () => Promise<object>,
): Promise<object> => {
  let kept: KeptCall | undefined;
  for (let pauseMs: number = toolLimits.firstPauseMs; ; pauseMs = Math.min(pauseMs * 2, toolLimits.longestPauseMs)) {
    const now = new Date();
    if (kept?.kind === "finished" && kept.expireAt > now) return kept.answer;
    if (kept?.kind === "running" && kept.leaseUntil > now) {
      await sleep(pauseMs, undefined, { signal });
    } else {
      const claimed = await claim(store, key, kept, timeMs);
      if (claimed !== undefined) return finish(store, key, claimed, work);
    }
    kept = await store.findCall(key);
  }
};

/** Names the claim; undefined when another was faster. */
const claim = async (store: ToolCallStore, key: ToolCallKey, kept: KeptCall | undefined, timeMs: number): Promise<string | undefined> => {
  const nowMs = Date.now();
  try {
    return await store.claimCall(key, {
      leaseUntil: new Date(nowMs + timeMs + toolLimits.leaseMarginMs),
      expireAt: new Date(nowMs + toolLimits.rememberedMs),
      writeToken: kept?.writeToken,
    });
  } catch (error) {
    if (error instanceof WriteConflict) return undefined;
    throw error;
  }
};

const finish = async (store: ToolCallStore, key: ToolCallKey, claimed: string, work: () => Promise<object>): Promise<object> => {
  const answer = await work().catch(async (error: unknown) => {
    // Should even this fail, the end of the lease lets others in.
    await store.forgetCall(key, claimed).catch(() => undefined);
    throw error;
  });
  await store.finishCall(key, answer);
  return answer;
};
