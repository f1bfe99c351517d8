import { globSync } from "node:fs";
import { resolve } from "node:path";
import { Command, CommanderError, InvalidArgumentError, Option } from "commander";
import { repositoryDir } from "../stack/paths.ts";
import { SetupError } from "../stack/setup-error.ts";

export interface RehearsalOptions {
  /** The site. */
  readonly site: string;
  readonly files: readonly string[];
  /** ID or alias of a Firebase project. Undefined: the local stack. */
  readonly project: string | undefined;
  readonly times: number;
  readonly sound: boolean;
  readonly json: boolean;
}

const toTimes = (text: string): number => {
  const times = Number(text);
  if (!Number.isInteger(times) || times < 1 || times > 20) throw new InvalidArgumentError("It must be a whole number from 1 to 20.");
  return times;
};

interface Options {
  readonly project?: string;
  readonly local?: boolean;
  readonly times: number;
  readonly sound: boolean;
  readonly json: boolean;
}

/** Undefined when only the help was wanted. @throws SetupError for a mistake on the command line */
export const readOptions = (words: readonly string[], folder: string): RehearsalOptions | undefined => {
  const command = new Command("rehearse")
    .description("Holds conversations with the voice agent of a site, as scenarios say, and reports whether what must happen happened.")
    .argument("<site>", "ID of the site: of a project of Lectern")
    .argument("[scenarios...]", "YAML files; those of the demo site without any")
    .option("-P, --project <project>", "ID or alias of the Firebase project that the site is deployed in")
    .addOption(new Option("--local", "the stack that runs on this machine").conflicts("project"))
    .option("--times <number>", "how often each scenario is held", toTimes, 1)
    .option("--sound", "the visitor speaks instead of writing", false)
    .option("--json", "the report for programs", false)
    .exitOverride()
    .configureOutput({ outputError: () => undefined });
  try {
    command.parse([...words], { from: "user" });
  } catch (error) {
    if (error instanceof CommanderError && error.exitCode === 0) return undefined;
    throw new SetupError(error instanceof Error ? error.message : String(error));
  }
  const { local = false, project, ...rest } = command.opts<Options>();
  if (!local && project === undefined) throw new SetupError("Name a project with --project, or the stack on this machine with --local.");
  const [site = "", ...named] = command.args;
  const files = named.length > 0 ? named.map((file) => resolve(folder, file)) : globSync(`${repositoryDir}/scenarios/*.yaml`).toSorted();
  return { site, project, files, ...rest };
};
