import { execFile } from "node:child_process";
import { join } from "node:path";
import { functionsDir, repositoryDir } from "../../local/stack/paths.ts";

interface Ran {
  readonly code: number;
  readonly output: string;
}

/** Runs `npm --prefix functions run <script> -- <words>` as npm does, on the stack of the tests where the script needs one. */
export const runScriptOf = async (script: string, ...words: readonly string[]): Promise<Ran> =>
  run(functionsDir, process.execPath, [join(functionsDir, "scripts/run.mjs"), script, ...words]);

/** Runs a script of the root's package.json. */
export const runRootScript = async (script: string, ...words: readonly string[]): Promise<Ran> =>
  run(repositoryDir, "npm", ["run", script, "--", ...words]);

const run = async (cwd: string, program: string, words: readonly string[]): Promise<Ran> =>
  new Promise((resolve) => {
    const env = { ...process.env, LECTERN_JOIN: "1", INIT_CWD: repositoryDir };
    execFile(program, words, { cwd, env }, (error, out, complaints) => {
      resolve({ code: typeof error?.code === "number" ? error.code : error === null ? 0 : -1, output: out + complaints });
    });
  });
