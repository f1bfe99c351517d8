import type { Command } from "commander";
import type { RunVerb } from "./run-verb.ts";
import { verbsOf } from "./verb.ts";
import { giveBack } from "./verbs/give-back.ts";
import { showUsage, type UsageOptions } from "./verbs/usage.ts";
import { showUsageHistory } from "./verbs/usage-history.ts";

const person = ["--person <email-or-uid>", "for one person instead of the whole project"] as const;

export const addUsageVerbs = (program: Command, run: RunVerb): void => {
  const add = verbsOf(program.command("usage").description("What is counted per day (UTC)."), run);
  add(
    "show <project-id>",
    "Show what was used today, or on each of the last days, by unit.",
    "usage show bakery --person ada@example.com",
    async (target, projectId: string, { days, ...options }: UsageOptions & { readonly days?: string }) =>
      days === undefined ? showUsage(target, projectId, options) : showUsageHistory(target, projectId, { ...options, days }),
  )
    .option(...person)
    .option("--days <number>", "each of the last days, at most 31, instead of today and its limits");
  add(
    "give-back <project-id> <unit>",
    "Reset what was used of a unit today, or allow more. Tomorrow the usual limit applies again.",
    "usage give-back bakery voice_sessions --person ada@example.com --left 10",
    giveBack,
  )
    .option(...person)
    .option("--left <number>", "how much should be left today (default: the whole limit)");
};
