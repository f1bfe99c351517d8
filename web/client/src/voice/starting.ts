import type { EndReason, Microphone, Talk, VoiceState, VoiceStep } from "./state.ts";
import { end, stay } from "./steps.ts";

/** 30 s: nobody waits in front of a page for longer. */
const longestWaitMs = 30_000;
const mostWaits = 3;

export type Starting = Extract<VoiceState, { kind: "starting" }>;

export const mintAgain = (state: Starting): VoiceStep =>
  // Another token for the same conversation is not counted as a new one.
  stay({ ...state, waitMs: undefined }, [{ kind: "mint", isResume: state.before !== undefined }]);

/** `typed`: what the visitor wrote before anybody could read it. For a page that nobody uses there is no token. */
export const mint = (microphone: Microphone, before: Talk | undefined, typed = ""): VoiceStep =>
  before !== undefined && before.idle.step !== "quiet"
    ? end({ code: before.idle.step === "leaving" ? "stopped" : "idle" })
    : mintAgain({ kind: "starting", microphone, before, typed, refusals: 0, waitMs: undefined });

/** A busy service took no unit, and says when to come back. The wait is shown to the visitor, who may end it. */
export const afterFailedMint = (state: Starting, reason: EndReason): VoiceStep => {
  const { code, retryAfterMs } = reason;
  const refusals = state.refusals + 1;
  if (code !== "unavailable" || retryAfterMs === undefined || retryAfterMs > longestWaitMs || refusals > mostWaits) return end(reason);
  return stay({ ...state, refusals, waitMs: retryAfterMs }, [{ kind: "wait", ms: retryAfterMs }]);
};
