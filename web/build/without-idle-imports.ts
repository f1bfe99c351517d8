import type { Metafile, OutputFile } from "esbuild";

/** Sources that do nothing when they are imported, as their package says. The bundler's own helpers have no source at all. */
const isIdle = ({ inputs }: Metafile["outputs"][string]): boolean =>
  Object.keys(inputs).every((source) => source.startsWith("client/src/"));

/**
 * esbuild lets a file import every chunk that one of its sources might need, for what it may do, although it uses nothing of it: a request
 * for nothing where the chunk only declares. Drops these imports from the code and from the metafile.
 */
export const withoutIdleImports = (
  files: readonly OutputFile[],
  { outputs }: Metafile,
  nameOf: (file: OutputFile) => string,
): readonly OutputFile[] =>
  files.map((file) => {
    const output = outputs[nameOf(file)];
    const idle = (output?.imports ?? []).filter(({ path }) => {
      const imported = outputs[path];
      return imported !== undefined && isIdle(imported) && file.text.includes(statement(path));
    });
    if (output === undefined || idle.length === 0) return file;
    output.imports = output.imports.filter((record) => !idle.includes(record));
    const text = idle.reduce((code, { path }) => code.replace(statement(path), ""), file.text);
    return { ...file, text, contents: new TextEncoder().encode(text) };
  });

const statement = (path: string): string => `import"./${path.slice(path.lastIndexOf("/") + 1)}";`;
