import { Command, Option } from "commander";
import { SetupError } from "../stack/setup-error.ts";

interface DeployOptions {
  /** An ID or alias; undefined for the project that `firebase use` selected. */
  readonly project: string | undefined;
  /** `check`: changes nothing. `set-up`: creates what people need to sign in, and the bucket for pictures; deploys nothing. */
  readonly purpose: "deploy" | "check" | "set-up";
  /** Set-up only: just tell what would be created. */
  readonly isDryRun: boolean;
  /** For firebase-tools. */
  readonly passedOn: readonly string[];
}

/** @throws SetupError for an unknown option; suggests the one that was probably meant */
export const readOptions = (words: readonly string[]): DeployOptions => {
  const command = new Command("deploy")
    .option("-P, --project <project>")
    .addOption(new Option("--check").default(false).conflicts("setUp"))
    .option("--set-up", "", false)
    .option("--dry-run", "", false)
    .argument("[options...]")
    .helpOption(false)
    .exitOverride()
    .configureOutput({ outputError: () => undefined });
  try {
    command.parse([...words], { from: "user" });
  } catch (error) {
    throw new SetupError(`${error instanceof Error ? error.message : String(error)}\n${known}`);
  }
  const { project, check, setUp, dryRun } = command.opts<Options>();
  if (dryRun && !setUp) throw new SetupError(`--dry-run is for --set-up. To look what a deployment lacks: --check.\n${known}`);
  return { project, purpose: setUp ? "set-up" : check ? "check" : "deploy", isDryRun: dryRun, passedOn: command.args };
};

interface Options {
  readonly project?: string;
  readonly check: boolean;
  readonly setUp: boolean;
  readonly dryRun: boolean;
}

const known = "Options are --project <ID or alias>, --check, --set-up and --dry-run.";
