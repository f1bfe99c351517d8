import { build } from "esbuild";

/** Counts the bytes of files of a folder and of all that they import statically. Dynamic imports do not count. */
export async function readLoadedBytes(folder: string, entryPoints: readonly string[]): Promise<(ofThese: readonly string[]) => number> {
  // One build: dozens at once take more memory than the machine has.
  const { metafile } = await build({
    absWorkingDir: folder,
    entryPoints: [...entryPoints],
    bundle: true,
    metafile: true,
    write: false,
    outdir: "unused",
    platform: "node",
    format: "esm",
    logLevel: "error",
  });
  return (ofThese) => {
    const seen = new Set<string>();
    const visit = (path: string): void => {
      const input = metafile.inputs[path];
      if (input === undefined || seen.has(path)) return;
      seen.add(path);
      for (const { path: next, kind } of input.imports) if (kind === "require-call") visit(next);
    };
    ofThese.forEach(visit);
    return [...seen].reduce((sum, path) => sum + (metafile.inputs[path]?.bytes ?? 0), 0);
  };
}
