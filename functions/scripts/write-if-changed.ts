import { readFile, writeFile } from "node:fs/promises";

/** A file that stays as it is is not touched: somebody else may be reading it. */
export const writeIfChanged = async (path: string, text: string): Promise<void> => {
  if ((await readFile(path, "utf8").catch(() => undefined)) !== text) await writeFile(path, text);
};
