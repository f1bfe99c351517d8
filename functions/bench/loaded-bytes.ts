import { build } from "esbuild";

/** Bytes of these files and of all that they import statically. Dynamic imports do not count. */
export async function countLoadedBytes(folder: string, entryPoints: readonly string[]): Promise<number> {
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
  const seen = new Set<string>();
  const visit = (path: string): void => {
    const input = metafile.inputs[path];
    if (input === undefined || seen.has(path)) return;
    seen.add(path);
    for (const { path: next, kind } of input.imports) if (kind === "require-call") visit(next);
  };
  entryPoints.forEach(visit);
  return [...seen].reduce((sum, path) => sum + (metafile.inputs[path]?.bytes ?? 0), 0);
}
