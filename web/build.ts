/** Builds everything for browsers, and fails when a file is over its budget: `node build.ts`. */
import { execFileSync } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, relative } from "node:path";
import { gzipSync } from "node:zlib";
import { build, type Metafile } from "esbuild";
import { budgets } from "./budgets.ts";

const root = import.meta.dirname;
const client = join(root, "client");

/** An entry of the client's package and its source. */
const clientEntries = { index: "src/index.ts", autosave: "src/autosave/index.ts", voice: "src/voice/index.ts" };

const buildClient = async (): Promise<Metafile> => {
  rmSync(join(client, "dist"), { recursive: true, force: true });
  const { metafile } = await build({
    absWorkingDir: client,
    entryPoints: clientEntries,
    outdir: "dist",
    bundle: true,
    minify: true,
    sourcemap: true,
    format: "esm",
    target: "es2022",
    metafile: true,
    logLevel: "warning",
  });
  const tsc = join(dirname(createRequire(import.meta.url).resolve("typescript/package.json")), "bin/tsc");
  execFileSync(process.execPath, [tsc, "-p", join(client, "tsconfig.types.json")], { stdio: "inherit" });
  return metafile;
};

/** @throws when a file is over its budget */
const requireBudgets = (folder: string, { outputs }: Metafile): void => {
  const rows = Object.keys(outputs)
    .filter((path) => path.endsWith(".js"))
    .map((path) => ({
      path: relative(root, join(folder, path)),
      bytes: gzipSync(readFileSync(join(folder, path)), { level: 9 }).length,
      output: outputs[path],
    }));
  const over = rows.filter(({ path, bytes }) => bytes > (budgets[path]?.limit ?? 0));
  for (const { path, bytes } of rows) console.log(`${path}: ${bytes} of ${budgets[path]?.limit ?? 0} bytes`);
  if (over.length === 0) return;
  const largest = over.flatMap(({ output }) =>
    Object.entries(output?.inputs ?? {})
      .toSorted(([, a], [, b]) => b.bytesInOutput - a.bytesInOutput)
      .slice(0, 3),
  );
  throw new Error(
    `Over budget: ${over.map(({ path }) => path).join(", ")}. Largest: ${largest.map(([path, { bytesInOutput }]) => `${path} ${bytesInOutput}`).join(", ")}.`,
  );
};

requireBudgets(client, await buildClient());
