import { globSync, statSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { build } from "../build.ts";
import { cacheDir, functionsDir } from "./paths.ts";
import { SetupError } from "./setup-error.ts";

/** What the build depends on. Folders are in it too: their date changes when a file is deleted. */
const inputs = ["package-lock.json", "scripts/build.ts", "scripts/bundle/**", "scripts/image/**", "src/**"];

const output = join(functionsDir, "dist/index.cjs");
const stamp = join(cacheDir, "built");

/**
 * Builds the functions unless the last build is still good, so that starting a second stack does not pull the files away
 * from under the first.
 *
 * @throws SetupError when the code cannot be built
 */
export async function buildIfNeeded(): Promise<void> {
  if (isBuilt()) return;
  console.error("Building the functions.");
  await buildNow();
}

export async function buildNow(): Promise<void> {
  try {
    await build();
  } catch {
    throw new SetupError("The functions could not be built: see above."); // esbuild has printed what is wrong, and where
  }
  await mkdir(cacheDir, { recursive: true });
  await writeFile(stamp, "");
}

/** True when nothing was changed, and nobody else has built, since we did. */
function isBuilt(): boolean {
  const builtAt = changedAt(stamp);
  const outputAt = changedAt(output);
  return builtAt !== undefined && outputAt !== undefined && outputAt <= builtAt && newestInput() < builtAt;
}

/** When something that the build depends on was changed last. */
export const newestInput = (): number =>
  Math.max(...globSync(inputs, { cwd: functionsDir }).map((path) => changedAt(join(functionsDir, path)) ?? 0));

const changedAt = (path: string): number | undefined => statSync(path, { throwIfNoEntry: false })?.mtimeMs;
