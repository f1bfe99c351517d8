import { Command } from "commander";
import { SetupError } from "../stack/setup-error.ts";

interface DeployOptions {
  /** An ID or alias; undefined: the one that `firebase use` has chosen. */
  readonly project: string | undefined;
  /** Only look. */
  readonly isCheck: boolean;
  /** For firebase-tools. */
  readonly passedOn: readonly string[];
}

/** @throws SetupError for an option that there is none of. It names the one that was meant. */
export const readOptions = (words: readonly string[]): DeployOptions => {
  const command = new Command("deploy")
    .option("-P, --project <project>")
    .option("--check", "", false)
    .argument("[options...]")
    .helpOption(false)
    .exitOverride()
    .configureOutput({ outputError: () => undefined });
  try {
    command.parse([...words], { from: "user" });
  } catch (error) {
    throw new SetupError(`${error instanceof Error ? error.message : String(error)}\nOptions are --project <ID or alias> and --check.`);
  }
  const { project, check } = command.opts<{ readonly project?: string; readonly check: boolean }>();
  return { project, isCheck: check, passedOn: command.args };
};
