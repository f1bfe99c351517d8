import type { EndReason, Microphone, Talk, VoiceState, VoiceStep } from "./state.ts";
import { end, stay } from "./steps.ts";

/** 30 s: longer than that nobody waits in front of a page. */
const longestWaitMs = 30_000;
/** Three times. */
const mostWaits = 3;

export type Starting = Extract<VoiceState, { kind: "starting" }>;

export const mintAgain = (state: Starting): VoiceStep =>
  // A handle needs a token to go with it, not a conversation that begins clean.
  stay({ ...state, waitMs: undefined }, [{ kind: "mint", isResume: state.before !== undefined && state.before.handle === undefined }]);

/** `typed`: what the visitor has written before there was anybody to read it. */
export const mint = (microphone: Microphone, before: Talk | undefined, typed = ""): VoiceStep =>
  mintAgain({ kind: "starting", microphone, before, typed, refusals: 0, waitMs: undefined });

/** A service that is busy took no unit, and says when to come back. It is waited for in sight of the visitor, who may end that. */
export const afterFailedMint = (state: Starting, reason: EndReason): VoiceStep => {
  const { code, retryAfterMs } = reason;
  const refusals = state.refusals + 1;
  if (code !== "unavailable" || retryAfterMs === undefined || retryAfterMs > longestWaitMs || refusals > mostWaits) return end(reason);
  return stay({ ...state, refusals, waitMs: retryAfterMs }, [{ kind: "wait", ms: retryAfterMs }]);
};
