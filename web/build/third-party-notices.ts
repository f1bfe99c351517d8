/** The notices that licences require for code of others: generated from the packages in a bundle. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Metafile } from "esbuild";

export const noticesFile = "third-party-notices.txt";

/** Folders of the packages whose code is in a bundle. Modules without output do not count. */
export const packagesIn = ({ outputs }: Metafile, root: string): readonly string[] => {
  const sources = Object.values(outputs).flatMap(({ inputs }) =>
    Object.entries(inputs)
      .filter(([, { bytesInOutput }]) => bytesInOutput > 0)
      .map(([path]) => path),
  );
  const folders = sources.map((path) => /^.*\bnode_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(path)?.[0]);
  return [...new Set(folders)].filter((folder) => folder !== undefined).map((folder) => join(root, folder));
};

/**
 * The licences of packages, each text once.
 *
 * @throws Error for a package that says nothing that could be passed on
 */
export const noticesOf = (folders: readonly string[]): string => {
  const packages = folders.map(readPackage);
  const byText = Map.groupBy(packages, ({ text }) => text);
  const parts = [...byText].map(([text, alike]) => `${[...new Set(alike.map(({ title }) => title))].toSorted().join("\n")}\n\n${text}\n`);
  return `Software of others that is built into these files, and its licences.\n\n${parts
    .toSorted()
    .map((part) => `${line}\n${part}`)
    .join("\n")}`;
};

const line = "-".repeat(80);

interface Notice {
  readonly title: string;
  readonly text: string;
}

const readPackage = (folder: string): Notice => {
  const manifest: unknown = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const [name, version, licence] = ["name", "version", "license"].map((field) => stringIn(manifest, field));
  const text = ownText(folder) ?? standardText(licence) ?? textInReadme(folder);
  if (text === undefined) throw new Error(`${name ?? folder} has no licence that could be passed on with it.`);
  return { title: `${name ?? ""} ${version ?? ""} (${licence ?? "see below"})`, text };
};

const stringIn = (manifest: unknown, field: string): string | undefined => {
  const value: unknown = typeof manifest === "object" && manifest !== null ? new Map(Object.entries(manifest)).get(field) : undefined;
  return typeof value === "string" ? value : undefined;
};

/** All of them: Apache-2.0 requires NOTICE to be passed on, and some packages have several licences. */
const ownText = (folder: string): string | undefined => {
  const files = filesOf(folder, /^(?:licen[cs]e|copying|notice)/i);
  return files.some((file) => !/^notice/i.test(file)) ? files.map((file) => readText(folder, file)).join("\n\n") : undefined;
};

/** Apache-2.0 has the same text for everybody. Other licences contain the author's name. */
const standardText = (licence: string | undefined): string | undefined =>
  licence === "Apache-2.0" ? readText(import.meta.dirname, "licences/apache-2.0.txt") : undefined;

const textInReadme = (folder: string): string | undefined => {
  const [file] = filesOf(folder, /^readme/i);
  return file === undefined
    ? undefined
    : /^#* *licen[cs]e\b.*\n(?:[-=]+\n)?([\s\S]*copyright[\s\S]*)/im.exec(readText(folder, file))?.[1]?.trim();
};

const filesOf = (folder: string, pattern: RegExp): readonly string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && pattern.test(entry.name))
    .map(({ name }) => name)
    .toSorted();

const readText = (folder: string, file: string): string => readFileSync(join(folder, file), "utf8").replaceAll("\r\n", "\n").trim();
