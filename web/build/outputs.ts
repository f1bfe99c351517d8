import type { Metafile } from "esbuild";
import { sourceOf } from "./after-script.ts";

/** The output file of a source: an entry, or the target of an `import()`. @throws if there is none */
export const outputOf = ({ outputs }: Metafile, source: string): string => {
  const found = Object.entries(outputs).find(([, output]) => sourceOf(output) === source);
  if (found === undefined) throw new Error(`Nothing was built of ${source}.`);
  return found[0];
};

/** The outputs of these sources, and everything that they import statically. */
export const importedAtOnce = (metafile: Metafile, sources: readonly string[]): readonly string[] => {
  const found = new Set<string>();
  const visit = (path: string): void => {
    if (found.has(path)) return;
    found.add(path);
    const { imports = [] } = metafile.outputs[path] ?? {};
    for (const { path: imported, kind } of imports) if (kind === "import-statement") visit(imported);
  };
  for (const source of sources) visit(outputOf(metafile, source));
  return [...found];
};

export const isBuilt = ({ outputs }: Metafile, source: string): boolean =>
  Object.values(outputs).some((output) => sourceOf(output) === source);
