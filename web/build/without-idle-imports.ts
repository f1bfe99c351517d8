import type { Metafile, OutputFile } from "esbuild";

/** Whether all sources of an output are free of side effects, as their packages declare. The bundler's own helpers have no source. */
const isIdle = ({ inputs }: Metafile["outputs"][string]): boolean =>
  Object.keys(inputs).every((source) => source.startsWith("client/src/"));

/**
 * esbuild makes a file import every chunk that one of its sources might need for its side effects, even if nothing of it is used: a useless
 * request if the chunk has none. Removes these imports from the code and from the metafile.
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
