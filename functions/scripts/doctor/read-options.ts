import { InvalidArgumentError } from "commander";
import { deploymentCommand, parseOptions } from "../stack/deployment-command.ts";
import { type Check, type Group, groups } from "./check.ts";

export interface DoctorOptions {
  /** An ID or alias; undefined for the local stack. */
  readonly project: string | undefined;
  readonly only: readonly Group[];
  readonly json: boolean;
  /** The file for the JUnit report. */
  readonly junit: string | undefined;
  readonly deep: boolean;
  /** The phone number to call. */
  readonly call: string | undefined;
}

const toGroups = (list: string): readonly Group[] =>
  list.split(",").map((name) => {
    const group = groups.find((known) => known === name.trim());
    if (group === undefined) throw new InvalidArgumentError(`There are: ${groups.join(", ")}.`);
    return group;
  });

const toNumber = (number: string): string => {
  if (!/^\+[1-9]\d{6,14}$/.test(number)) throw new InvalidArgumentError("It must be a number such as +4791234567.");
  return number;
};

type Optional = "project" | "call" | "junit";

type Options = Partial<Pick<DoctorOptions, Optional>> & Omit<DoctorOptions, Optional> & { readonly local?: boolean };

/** Undefined if only the help was requested. @throws SetupError for a mistake on the command line */
export const readOptions = (words: readonly string[]): DoctorOptions | undefined => {
  const command = deploymentCommand("doctor", "ID or alias of a Firebase project")
    .description("Looks whether a deployment works. Changes nothing but a user and a project of its own, which it removes.")
    .option("--only <groups>", `some of ${groups.join(", ")}`, toGroups, groups)
    .option("--json", "the report for programs", false)
    .option("--junit <file>", "writes the report for continuous integration")
    .option("--deep", "also what costs something: about a cent", false)
    .option("--call <number>", "also lets this telephone ring", toNumber);
  const options = parseOptions<Options>(command, words);
  return options && { ...options, project: options.project, call: options.call, junit: options.junit };
};

/** The requested checks. */
export const chooseChecks = (checks: readonly Check[], { only, deep, call }: DoctorOptions): readonly Check[] =>
  checks.filter(({ name, kind = "cheap" }) => {
    const isChosen = only.some((group) => name.startsWith(`${group}/`));
    return isChosen && (kind !== "deep" || deep) && (kind !== "call" || call !== undefined);
  });

/** Printed before anything is done. */
export const describeCost = ({ deep, call, only }: DoctorOptions): string =>
  [
    only.includes("voice") ? "Conversations with the voice service: less than a cent." : "Nothing is paid for.",
    ...(deep ? ["--deep: about a cent more, and ten minutes."] : []),
    ...(call === undefined ? [] : [`--call: ${call} rings, for the price of one call.`]),
  ].join(" ");
