import { execFile } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect } from "chai";
import { runAdmin } from "../../scripts/admin/program.ts";

/** The outcome of the operator's tool. */
export interface Outcome {
  readonly exitCode: number;
  readonly output: string;
  readonly complaints: string;
}

/** Runs the operator's tool in this process, without keyboard input. */
export const operate = async (...words: readonly string[]): Promise<Outcome> => operateWithInput("", ...words);

export const operateWithInput = async (input: string, ...words: readonly string[]): Promise<Outcome> => {
  const [output, complaints]: [string[], string[]] = [[], []];
  const exitCode = await runAdmin(words, {
    print: (text) => output.push(text),
    complain: (text) => complaints.push(text),
    ask: undefined,
    readInput: async () => input,
  });
  const outcome = { exitCode, output: toText(output), complaints: toText(complaints) };
  expect(`${outcome.output}${outcome.complaints}`, "a terminal would obey this").not.to.match(/[[\p{Cc}\u202E]--[\n\t]]/v);
  return outcome;
};

const toText = (lines: readonly string[]): string => lines.map((line) => `${line}\n`).join("");

interface CommandLine {
  readonly environment?: Readonly<Record<string, string>>;
  readonly input?: string;
  /** Kills it. */
  readonly signal?: AbortSignal;
}

const tool = resolve(import.meta.dirname, "../../scripts/admin.ts");

/** Runs the operator's tool as a process, for tests of the process itself. */
export const operateByCommandLine = async (
  { environment = {}, input = "", signal }: CommandLine,
  ...words: readonly string[]
): Promise<Outcome> =>
  new Promise((settle) => {
    const options = { env: { ...process.env, ...environment }, signal, killSignal: "SIGKILL" } as const;
    const child = execFile(process.execPath, [tool, ...words], options, (error, output, complaints) => {
      settle({ exitCode: typeof error?.code === "number" ? error.code : error === null ? 0 : -1, output, complaints });
    });
    child.stdin?.end(input);
  });

/** A file of this name in a new folder. */
export const aFile = (name: string, content: string): string => {
  const path = join(mkdtempSync(join(tmpdir(), "lectern-operator-")), name);
  writeFileSync(path, content);
  return path;
};
