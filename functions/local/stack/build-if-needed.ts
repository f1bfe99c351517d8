import { globSync, statSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { buildFunctions } from "../build/build-functions.ts";
import { buildPages } from "../build/build-pages.ts";
import { readCommit } from "./commit.ts";
import { cacheDir, functionsDir, repositoryDir, webDir } from "./paths.ts";
import { SetupError } from "./setup-error.ts";

/** Something that is built from files. */
export interface Build {
  readonly name: string;
  readonly folder: string;
  /** Files and folders that it depends on: a folder's date changes when a file in it is deleted. */
  readonly inputs: readonly string[];
  readonly output: string;
  readonly run: () => Promise<unknown>;
}

const functions: Build = {
  name: "functions",
  folder: functionsDir,
  inputs: [
    "package-lock.json",
    "local/build/**",
    "src/**",
    "../web/{build/{third-party-notices.ts,licences/*},markdown/**,site/**,package-lock.json}",
  ],
  output: join(functionsDir, "dist/index.cjs"),
  run: async () => buildFunctions(readCommit()),
};

const pages: Build = {
  name: "pages",
  folder: webDir,
  inputs: ["package-lock.json", "*.ts", "tsconfig.json", "{build,client/src,editor,front,inbox,markdown,shared,site,voice}/**"],
  output: join(repositoryDir, "public/editor/index.html"),
  run: async () => buildPages(),
};

export const builds: readonly Build[] = [functions, pages];

const stampOf = ({ name }: Build): string => join(cacheDir, `built-${name}`);

/**
 * Builds functions and pages unless the last build is current, so that starting a second stack does not replace the files of the first.
 *
 * @param onPrinted gets what the builds print when they succeed: the pages' sizes
 * @throws SetupError when the code cannot be built
 */
export async function buildIfNeeded(onPrinted?: (text: string) => void): Promise<void> {
  await Promise.all(
    builds
      .filter((one) => !isBuilt(one))
      .map(async (one) => {
        console.error(`Building the ${one.name}.`);
        const printed = await buildNow(one);
        if (typeof printed === "string") onPrinted?.(printed);
      }),
  );
}

export async function buildNow(one: Build): Promise<unknown> {
  let printed: unknown;
  try {
    printed = await one.run();
  } catch (error) {
    const printed = error instanceof Error && "stderr" in error ? String(error.stderr) : ""; // esbuild itself prints at once
    throw new SetupError(`The ${one.name} could not be built: see above.${printed === "" ? "" : `\n\n${printed}`}`);
  }
  await mkdir(cacheDir, { recursive: true });
  await writeFile(stampOf(one), "");
  return printed;
}

/** Whether no input has changed since the last build, and the output is the one of that build. */
function isBuilt(one: Build): boolean {
  const builtAt = changedAt(stampOf(one));
  const outputAt = changedAt(one.output);
  return builtAt !== undefined && outputAt !== undefined && outputAt <= builtAt && newestInput(one) < builtAt;
}

/** When an input of the build was last changed. */
export const newestInput = ({ folder, inputs }: Build): number =>
  Math.max(...globSync(inputs, { cwd: folder }).map((path) => changedAt(join(folder, path)) ?? 0));

const changedAt = (path: string): number | undefined => statSync(path, { throwIfNoEntry: false })?.mtimeMs;
