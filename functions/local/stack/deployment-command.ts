import { Command, CommanderError, Option } from "commander";
import { SetupError } from "./setup-error.ts";

interface Place {
  readonly project?: string | undefined;
  readonly local?: boolean | undefined;
}

/** A program that works with a deployment (`--project`) or with the stack of this machine (`--local`). */
export const deploymentCommand = (name: string, projectHelp: string): Command =>
  new Command(name)
    .option("-P, --project <project>", projectHelp)
    .addOption(new Option("--local", "the stack that runs on this machine").conflicts("project"))
    .exitOverride()
    .configureOutput({ outputError: () => undefined });

/** Undefined if only the help was requested. @throws SetupError for a mistake on the command line */
export const parseOptions = <Options extends Place>(command: Command, words: readonly string[]): Omit<Options, "local"> | undefined => {
  try {
    command.parse([...words], { from: "user" });
  } catch (error) {
    if (error instanceof CommanderError && error.exitCode === 0) return undefined;
    throw new SetupError(error instanceof Error ? error.message : String(error));
  }
  const { local = false, ...rest } = command.opts<Options>();
  if (!local && rest.project === undefined)
    throw new SetupError("Name a project with --project, or the stack on this machine with --local.");
  return rest;
};
