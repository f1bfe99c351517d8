import type { ToolResult } from "../../../../answers/tool-result.ts";
import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { toolLimits } from "./limits.ts";
import { acquireLease, held, isHeld, underLease } from "../../platform/core/lease.ts";
import { WriteConflict } from "../../platform/core/write-conflict.ts";
import type { FinishedCall, KeptCall, ToolCallKey, ToolCallStore } from "./tool-call.ts";

interface OnceOptions {
  readonly timeMs: number;
  /** Aborts the wait for another caller's result. */
  readonly signal: AbortSignal;
}

/**
 * Does the work of a call once, however often the call is repeated and in however many processes: repetitions wait for the result. A call
 * that failed, or whose process died, can be repeated.
 *
 * @throws AppError `unavailable`, and whatever the work throws
 */
export const onlyOnce = async (
  store: ToolCallStore,
  key: ToolCallKey,
  { timeMs, signal }: OnceOptions,
  work: () => Promise<FinishedCall>,
): Promise<ToolResult> => {
  const claimId = randomUUID();
  const attempt = async (kept: KeptCall | undefined): Promise<Claimed | typeof held> => {
    const now = new Date();
    if (kept?.kind === "finished" && isHeld(kept.expireAt, now)) return { answer: kept.answer };
    if (kept?.kind === "running" && kept.claimId === claimId) return { writeToken: kept.writeToken };
    if (kept?.kind === "running" && isHeld(kept.leaseUntil, now)) return held;
    const writeToken = await store.claimCall(key, {
      claimId,
      leaseUntil: new Date(now.getTime() + timeMs + toolLimits.leaseMarginMs),
      expireAt: new Date(now.getTime() + toolLimits.rememberedMs),
      writeToken: kept?.writeToken,
    });
    return { writeToken };
  };
  const claimed = await acquireLease(undefined, async () => store.findCall(key), attempt, {
    ...toolLimits,
    pause: async (ms) => sleep(ms, undefined, { signal }),
  });
  if ("answer" in claimed) return claimed.answer;
  const done = await underLease(work, async () => store.forgetCall(key, claimed.writeToken));
  return store.finishCall(key, done, claimed.writeToken).then(
    () => done.answer,
    async (error: unknown) => answerOfSuccessor(store, key, done.answer, error),
  );
};

/** A call that outlived its lease returns its successor's answer or, while the successor is still running, its own without storing it. */
const answerOfSuccessor = async (store: ToolCallStore, key: ToolCallKey, answer: ToolResult, error: unknown): Promise<ToolResult> => {
  if (!(error instanceof WriteConflict)) throw error;
  const kept = await store.findCall(key);
  return kept?.kind === "finished" ? kept.answer : answer;
};

/** The stored answer, or the write token of this caller's claim. */
type Claimed = { readonly answer: ToolResult } | { readonly writeToken: string };
