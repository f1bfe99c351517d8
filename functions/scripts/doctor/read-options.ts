import { InvalidArgumentError, Option } from "commander";
import { deploymentCommand, parseOptions } from "../../local/stack/deployment-command.ts";
import { type Check, groups } from "./check.ts";
import { SetupError } from "../../local/stack/setup-error.ts";

interface DoctorOptions {
  /** An ID or alias; undefined for the local stack. */
  readonly project: string | undefined;
  /** Before a deployment: what it lacks. */
  readonly before: boolean;
  /** Groups, or names of checks. */
  readonly only: readonly string[];
  readonly json: boolean;
  /** The file for the JUnit report. */
  readonly junit: string | undefined;
  readonly deep: boolean;
  /** The phone number to call. */
  readonly call: string | undefined;
}

const toNames = (list: string): readonly string[] => {
  const names = list.split(",").map((name) => name.trim());
  if (names.every((name) => groups.some((group) => name === group || name.startsWith(`${group}/`)))) return names;
  throw new InvalidArgumentError(`There are: ${groups.join(", ")}.`);
};

const toNumber = (number: string): string => {
  if (!/^\+[1-9]\d{6,14}$/.test(number)) throw new InvalidArgumentError("It must be a number such as +4791234567.");
  return number;
};

type Optional = "project" | "call" | "junit";

type Options = Partial<Pick<DoctorOptions, Optional>> & Omit<DoctorOptions, Optional> & { readonly local?: boolean };

/** Undefined if only the help was requested. @throws SetupError for a mistake on the command line */
export const readOptions = (words: readonly string[]): DoctorOptions | undefined => {
  const command = deploymentCommand("doctor", "ID or alias of a Firebase project")
    .description("Checks whether a deployment works. It changes nothing except a user and a project of its own, which it removes.")
    .addOption(
      new Option("--before", "what the project lacks for a deployment, with the commands that fix it")
        .default(false)
        .conflicts(["local", "only", "json", "junit", "deep", "call"]),
    )
    .option("--only <groups>", `some of ${groups.join(", ")}, or single checks such as deployment/commit`, toNames, groups)
    .option("--json", "print the report as JSON, for programs", false)
    .option("--junit <file>", "write the report as JUnit XML, for continuous integration")
    .option("--deep", "also run checks that cost something: about a cent", false)
    .option("--call <number>", "also call this number", toNumber);
  const options = parseOptions<Options>(command, words);
  return options && { ...options, project: options.project, call: options.call, junit: options.junit };
};

/** The requested checks. @throws SetupError if one of them does not exist */
export const chooseChecks = (checks: readonly Check[], { only, deep, call }: DoctorOptions): readonly Check[] => {
  const unknown = only.find((one) => one.includes("/") && !checks.some(({ name }) => name === one));
  if (unknown !== undefined) throw new SetupError(`There is no check ${unknown}.`);
  return checks.filter(({ name, kind = "cheap" }) => {
    const isChosen = only.some((one) => name === one || name.startsWith(`${one}/`));
    return isChosen && (kind !== "deep" || deep) && (kind !== "call" || call !== undefined);
  });
};

/** Printed before anything is done. `isPaid`: the voice service is no fake. */
export const describeCost = ({ deep, call, only }: DoctorOptions, isPaid: boolean): string =>
  [
    isPaid && only.some((name) => name.startsWith("voice"))
      ? "Conversations with the voice service: less than a cent."
      : "These checks are free.",
    ...(deep ? [`--deep: ${isPaid ? "about a cent more, and " : ""}ten minutes.`] : []),
    ...(call === undefined ? [] : [`--call: ${call} rings, for the price of one call.`]),
  ].join(" ");
