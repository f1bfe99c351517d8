import * as z from "zod/mini";
import { onboardingLimits } from "../onboarding/limits.ts";
import { tool } from "./tool.ts";

export const runExtraction = tool({
  name: "run_extraction",
  description:
    "Reads the website of the selected company and what is public about it, and writes the findings into the brief. It takes up to half a minute: " +
    "say so before you call it. Call once after select_company when the visitor agrees, or when they want it read again. " +
    "Do not call before a company is selected, and not to change what the visitor has said: that is set_field.",
  args: z.object({}),
  module: "onboarding",
  timeMs: onboardingLimits.extractionToolMs,
  goesOn: true,
  load: async () => import("./handlers/run-extraction.ts"),
});
