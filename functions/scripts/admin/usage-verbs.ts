import type { Command } from "commander";
import type { CommonOptions, RunVerb } from "./run-verb.ts";
import { addVerb } from "./verb.ts";
import { giveBack, type GiveBackOptions } from "./verbs/give-back.ts";
import { showUsage, type UsageOptions } from "./verbs/usage.ts";
import { showUsageHistory } from "./verbs/usage-history.ts";

const person = ["--person <email-or-uid>", "for one person instead of the whole project"] as const;

export const addUsageVerbs = (program: Command, run: RunVerb): void => {
  const usage = program.command("usage").description("What is counted per day (UTC).");
  addVerb(
    usage,
    "show <project-id>",
    "Show what was used today, or on each of the last days, by unit.",
    "usage show bakery --person ada@example.com",
  )
    .option(...person)
    .option("--days <number>", "each of the last days, at most 31, instead of today and its limits")
    .action(async (projectId: string, { days, ...options }: CommonOptions & UsageOptions & { readonly days?: string }) =>
      run(options, async (target) =>
        days === undefined ? showUsage(target, projectId, options) : showUsageHistory(target, projectId, { ...options, days }),
      ),
    );
  addVerb(
    usage,
    "give-back <project-id> <unit>",
    "Reset what was used of a unit today, or allow more. Tomorrow the usual limit applies again.",
    "usage give-back bakery voice_sessions --person ada@example.com --left 10",
  )
    .option(...person)
    .option("--left <number>", "how much should be left today (default: the whole limit)")
    .action(async (projectId: string, unit: string, options: CommonOptions & GiveBackOptions) =>
      run(options, async (target) => giveBack(target, projectId, unit, options)),
    );
};
