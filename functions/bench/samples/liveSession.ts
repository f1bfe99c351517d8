import type { Operation } from "../sample.ts";
import { startSession } from "../sessions.ts";

export const operations: readonly Operation[] = [
  {
    name: "start a voice session",
    why: "the day's usage, the site's languages and the onboarding beside the guard; a commit that reserves a unit, Gemini's token, a commit that counts it: three that must wait for one another",
    allowedRoundTrips: 3,
    prepare: startSession,
  },
];
