import { globSync } from "node:fs";
import { resolve } from "node:path";
import { InvalidArgumentError } from "commander";
import { deploymentCommand, parseOptions } from "../../local/stack/deployment-command.ts";
import { repositoryDir } from "../../local/stack/paths.ts";

export interface RehearsalOptions {
  /** The project in Lectern. */
  readonly site: string;
  readonly files: readonly string[];
  /** ID or alias of a Firebase project; undefined for the local stack. */
  readonly project: string | undefined;
  readonly times: number;
  readonly sound: boolean;
  readonly json: boolean;
  /** Whether scenarios may play managers and admins. */
  readonly team: boolean;
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
  /** Whether scenarios may play managers and admins. */
  readonly team: boolean;
}

/** Undefined if only the help was requested. @throws SetupError for a mistake on the command line */
export const readOptions = (words: readonly string[], folder: string): RehearsalOptions | undefined => {
  const command = deploymentCommand("rehearse", "ID or alias of the Firebase project that the site is deployed in")
    .description("Holds conversations with the voice agent of a site, as scenarios say, and reports whether what must happen happened.")
    .argument("<site>", "ID of the site: of a project of Lectern")
    .argument("[scenarios...]", "YAML files; those of the demo site without any")
    .option("--times <number>", "how often each scenario is held", toTimes, 1)
    .option("--sound", "the visitor speaks instead of writing", false)
    .option("--team", "scenarios may play managers and admins: only with files that you trust", false)
    .option("--json", "print the report as JSON, for programs", false);
  const options = parseOptions<Options>(command, words);
  if (options === undefined) return undefined;
  const [site = "", ...named] = command.args;
  const files = named.length > 0 ? named.map((file) => resolve(folder, file)) : globSync(`${repositoryDir}/scenarios/*.yaml`).toSorted();
  return { ...options, site, files, project: options.project };
};
