import { cp, mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { runCommand } from "./run-command.ts";
import { functionsDir } from "./paths.ts";
import { SetupError } from "./setup-error.ts";

/** What `firebase.json` does not exclude from the upload. */
const uploaded = ["dist", "package.json", "package-lock.json"];

/**
 * Installs the build as Google does: the uploaded files, and the packages of production. Later builds do not change it.
 *
 * https://github.com/GoogleCloudPlatform/buildpacks, `cmd/nodejs/npm`, 2026-08
 */
export async function installDeployment(folder: string, signal: AbortSignal): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const name of uploaded) await cp(join(functionsDir, name), join(folder, name), { recursive: true });
  const output: Buffer[] = [];
  const { npm_execpath: npm, npm_node_execpath: npmNode = process.execPath } = process.env;
  const [program, ...first] = npm === undefined ? (["npm"] as const) : ([npmNode, npm] as const);
  const options = [
    "ci",
    "--prefix",
    folder,
    "--omit=dev",
    "--quiet",
    "--no-fund",
    "--no-audit",
    "--prefer-offline",
    "--ignore-scripts=false",
  ];
  const code = await runCommand(program, [...first, ...options], { cwd: folder, signal, onOutput: (part) => output.push(part) });
  if (code !== 0) throw new SetupError(`The packages of the deployment could not be installed:\n${Buffer.concat(output).toString()}`);
}
