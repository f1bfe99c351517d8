import type { Metafile } from "esbuild";

/** The file that was built of a source: an entry, or what is loaded by `import()`. @throws when there is none */
export const outputOf = ({ outputs }: Metafile, source: string): string => {
  const found = Object.entries(outputs).find(([, { entryPoint }]) => entryPoint === source);
  if (found === undefined) throw new Error(`Nothing was built of ${source}.`);
  return found[0];
};

/** What was built of these sources, and all that it imports without asking. */
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
  Object.values(outputs).some(({ entryPoint }) => entryPoint === source);
