import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Metafile } from "esbuild";
import { type Budget, budgets, loadBudgets } from "../budgets.ts";
import type { BuiltSite } from "./build-site.ts";
import { webDir } from "./options.ts";
import { importedAtOnce, isBuilt } from "./outputs.ts";

interface Row {
  readonly name: string;
  readonly bytes: number;
  readonly budget: Budget;
  /** The three sources that take most of it. */
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

/** One row for each step that is wholly in this build. */
export const loadRows = ({ metafile, files }: BuiltSite): readonly Row[] =>
  Object.entries(loadBudgets)
    .filter(([, { sources }]) => sources.every((source) => isBuilt(metafile, source)))
    .map(([name, budget]) => {
      const paths = importedAtOnce(metafile, budget.sources);
      const bytes = paths.reduce((sum, path) => sum + compressedSize(files.get(path) ?? new Uint8Array()), 0);
      return { name, bytes, budget, largest: largestOf(metafile, paths) };
    });

const largestOf = ({ outputs }: Metafile, paths: readonly string[]): readonly string[] =>
  paths
    .flatMap((path) => Object.entries(outputs[path]?.inputs ?? {}))
    .toSorted(([, a], [, b]) => b.bytesInOutput - a.bytesInOutput)
    .slice(0, 3)
    .map(([source, { bytesInOutput }]) => `${source} ${bytesInOutput}`);

/** @throws when something is over its budget */
export const requireBudgets = (rows: readonly Row[]): void => {
  for (const { name, bytes, budget } of rows) console.log(`${name}: ${bytes} of ${budget.limit} bytes`);
  const over = rows.filter(({ bytes, budget }) => bytes > budget.limit);
  if (over.length === 0) return;
  throw new Error(
    over.map(({ name, largest }) => `${name} is over its budget. Largest, before compression: ${largest.join(", ")}.`).join("\n"),
  );
};
