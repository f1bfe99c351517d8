import type { Operation } from "../sample.ts";
import { startSession } from "../sessions.ts";

export const operations: readonly Operation[] = [
  {
    name: "resume a voice session",
    why: "as a start: the day's usage beside the guard, a commit that reserves a unit, Gemini's token, and a commit that counts it",
    allowedRoundTrips: 3,
    prepare: startSession,
  },
];
