import { execFile } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

/** What the operator's tool answered on the command line. */
export interface Outcome {
  readonly exitCode: number;
  readonly output: string;
  readonly complaints: string;
}

const tool = resolve(import.meta.dirname, "../../scripts/admin.ts");

/** Runs the operator's tool as an operator does, but with nobody at the keyboard. */
export const operate = async (...words: readonly string[]): Promise<Outcome> => operateIn({}, ...words);

/** The same with something else in its environment. */
export const operateIn = async (environment: Readonly<Record<string, string>>, ...words: readonly string[]): Promise<Outcome> =>
  new Promise((settle) => {
    const child = execFile(process.execPath, [tool, ...words], { env: { ...process.env, ...environment } }, (error, output, complaints) => {
      settle({ exitCode: typeof error?.code === "number" ? error.code : 0, output, complaints });
    });
    child.stdin?.end();
  });

/** A file of this name, in a folder of its own. */
export const aFile = (name: string, content: string): string => {
  const path = join(mkdtempSync(join(tmpdir(), "lectern-operator-")), name);
  writeFileSync(path, content);
  return path;
};
