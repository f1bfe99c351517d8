import type { Command } from "commander";
import type { Proposal } from "./change.ts";
import type { CommonOptions, RunVerb } from "./run-verb.ts";
import type { Target } from "./target.ts";

/** A verb with the options that all verbs take, and an example in its help. */
export const addVerb = (parent: Command, nameAndArguments: string, description: string, example: string): Command =>
  parent
    .command(nameAndArguments)
    .description(description)
    .option("--project <firebase-project>", "work on this real Firebase project, with your application-default credentials")
    .option("--yes", "do not ask before writing to a real project")
    .option("--dry-run", "show what would change, and write nothing")
    .option("--json", "print the result as JSON, for scripts")
    .addHelpText("after", `\nExample:\n  npm --prefix functions run admin -- ${example}`);

/** Creates a function that adds the verbs of a noun. What does a verb gets its arguments, then its options. */
export const verbsOf =
  (noun: Command, run: RunVerb) =>
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- commander hands on what `decide` takes, and has no types for it
  <Words extends readonly unknown[]>(
    nameAndArguments: string,
    description: string,
    example: string,
    decide: (target: Target, ...words: Words) => Promise<Proposal>,
  ): Command => {
    const verb = addVerb(noun, nameAndArguments, description, example);
    return verb.action(async (...words: Words) => run(verb.opts<CommonOptions>(), async (target) => decide(target, ...words)));
  };
