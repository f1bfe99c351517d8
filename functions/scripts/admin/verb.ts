import type { Command } from "commander";

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
