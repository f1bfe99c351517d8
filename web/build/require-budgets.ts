import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Metafile } from "esbuild";
import type { Budget } from "../budget.ts";
import { budgets, loadBudgets } from "../budgets.ts";
import type { BuiltSite } from "./build-site.ts";
import { sourceOf } from "./after-script.ts";
import { webDir } from "./options.ts";
import { importedAtOnce, isBuilt } from "./outputs.ts";

interface Row {
  readonly name: string;
  readonly bytes: number;
  readonly budget: Budget;
  /** The three largest sources. */
  readonly largest: readonly string[];
}

const noBudget: Budget = { limit: 0, reason: "" };

const compressedSize = (contents: Uint8Array): number => gzipSync(contents, { level: 9 }).length;

/** One row for each file of the client's package. */
export const clientRows = (metafile: Metafile): readonly Row[] =>
  Object.keys(metafile.outputs)
    .filter((path) => path.endsWith(".js"))
    .map((path) => ({
      name: path,
      bytes: compressedSize(readFileSync(join(webDir, path))),
      budget: budgets[path] ?? noBudget,
      largest: largestOf(metafile, [path]),
    }));

/**
 * One row for each step whose sources are all in this build. What the page's script has loaded counts only where the script is one of them.
 *
 * @throws if a target of `import()` belongs to no step
 */
export const loadRows = ({ script, metafile, files }: BuiltSite): readonly Row[] => {
  requireSteps(metafile);
  const first = script === undefined ? [] : importedAtOnce(metafile, [script]);
  return Object.entries(loadBudgets)
    .filter(([, { sources }]) => sources.every((source) => isBuilt(metafile, source)))
    .map(([name, budget]) => {
      const steps = [budget.after ?? []].flat().flatMap((step) => importedAtOnce(metafile, loadBudgets[step]?.sources ?? []));
      const before = budget.sources.some((source) => source === script) ? steps : [...first, ...steps];
      const paths = importedAtOnce(metafile, budget.sources).filter((path) => !before.includes(path));
      const bytes = paths.reduce((sum, path) => sum + compressedSize(files.get(path) ?? new Uint8Array()), 0);
      return { name, bytes, budget, largest: largestOf(metafile, paths) };
    });
};

export const requireSteps = ({ outputs }: Pick<Metafile, "outputs">): void => {
  const counted = new Set(Object.values(loadBudgets).flatMap(({ sources }) => sources));
  const loaded = Object.values(outputs).flatMap(({ imports }) => imports.filter(({ kind }) => kind === "dynamic-import"));
  const forgotten = loaded.map(({ path }) => sourceOf(outputs[path] ?? {}) ?? path).filter((source) => !counted.has(source));
  if (forgotten.length > 0) throw new Error(`No budget has ${[...new Set(forgotten)].join(", ")}.`);
};

const largestOf = ({ outputs }: Metafile, paths: readonly string[]): readonly string[] =>
  paths
    .flatMap((path) => Object.entries(outputs[path]?.inputs ?? {}))
    .toSorted(([, a], [, b]) => b.bytesInOutput - a.bytesInOutput)
    .slice(0, 3)
    .map(([source, { bytesInOutput }]) => `${source} ${bytesInOutput}`);

/** @throws if something is over its budget */
export const requireBudgets = (rows: readonly Row[]): void => {
  for (const { name, bytes, budget } of rows) console.log(`${name}: ${bytes} of ${budget.limit} bytes`);
  const over = rows.filter(({ bytes, budget }) => bytes > budget.limit);
  if (over.length === 0) return;
  throw new Error(
    over.map(({ name, largest }) => `${name} is over its budget. Largest, before compression: ${largest.join(", ")}.`).join("\n"),
  );
};
