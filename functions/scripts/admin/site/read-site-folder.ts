import { lstatSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { cleanImage } from "../../../src/lib/pages/media/image.ts";
import { mediaLimits } from "../../../src/lib/pages/media/limits.ts";
import { isNameOf } from "../../../src/lib/pages/media/media-file.ts";
import { OperatorError } from "../operator-error.ts";
import { readTextFile, parseJsonFile } from "../read-text-file.ts";
import { requireId, requireValid } from "../records.ts";
import { TemplateRecord } from "../verbs/template-record.ts";
import { type CarriedPage, parseCarriedFile } from "./carried-page.ts";
import { SiteFile } from "./site-file.ts";

export interface SiteFolder {
  readonly site: SiteFile;
  readonly templates: ReadonlyMap<string, TemplateRecord>;
  readonly pages: readonly CarriedPage[];
  /** Name and file of each picture. */
  readonly pictures: ReadonlyMap<string, string>;
}

/** 2 MiB: twice what Firestore stores of a document. */
const textBytes = 2 * 1024 * 1024;

/**
 * Reads a folder that `site export` wrote, or that somebody else did: nothing is taken on trust.
 *
 * @throws OperatorError that names the file
 */
export const readSiteFolder = (folder: string): SiteFolder => {
  const site = requireValid(SiteFile, readJson(join(folder, "site.json")), "file site.json");
  const templates = filesIn(join(folder, "templates"), ".json").map((file) => [idOf(file), requireTemplate(file)] as const);
  const pages = ["pages", "drafts"].flatMap((part) => filesIn(join(folder, part), ".md").map(readPage));
  requireDistinct(pages);
  const pictures = filesIn(join(folder, "media"), "").map((file) => [nameOf(file), file] as const);
  for (const [name, file] of pictures) requirePicture(name, file);
  return { site, templates: new Map(templates), pages, pictures: new Map(pictures) };
};

const nameOf = (file: string): string => file.slice(Math.max(file.lastIndexOf("/"), file.lastIndexOf("\\")) + 1);

const idOf = (file: string): string => {
  try {
    return requireId(decodeURIComponent(nameOf(file).slice(0, -".json".length)));
  } catch {
    throw new OperatorError(`${file} is not named after a template's id.`);
  }
};

const requireTemplate = (file: string): TemplateRecord => requireValid(TemplateRecord, readJson(file), `template in ${file}`);

const readPage = (file: string): CarriedPage => parseCarriedFile(readText(file), file);

/** Files of a folder and its folders. One that is missing has none. */
const filesIn = (folder: string, ending: string): readonly string[] => {
  if (lstatSync(folder, { throwIfNoEntry: false }) === undefined) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !name.startsWith("."))
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return filesIn(path, ending);
      if (!entry.isFile()) throw new OperatorError(`${path} is neither a file nor a folder. Nothing was read.`);
      if (!entry.name.endsWith(ending)) throw new OperatorError(`${path} does not belong here: its name must end with ${ending}.`);
      return [path];
    });
};

const readText = (file: string): string => {
  const { size } = requireFile(file);
  if (size > textBytes) throw new OperatorError(`${file} is too long: it has ${size} bytes, and at most ${textBytes} are read.`);
  return readTextFile(file);
};

const requireFile = (file: string) => {
  const found = lstatSync(file, { throwIfNoEntry: false });
  if (found?.isFile() !== true) throw new OperatorError(`There is no file ${file}.`);
  return found;
};

const readJson = (file: string): unknown => parseJsonFile(readText(file), file);

const requireDistinct = (pages: readonly CarriedPage[]): void => {
  const ids = new Set<string>();
  for (const { id } of pages) {
    if (ids.has(id)) throw new OperatorError(`Two pages in the folder have the id ${id}.`);
    ids.add(id);
  }
};

/** A picture's name is a digest of it: a file that somebody has changed is refused. */
const requirePicture = (name: string, file: string): void => {
  const { size } = requireFile(file);
  if (size > mediaLimits.fileBytes)
    throw new OperatorError(`${file} is too large: it has ${size} bytes, at most ${mediaLimits.fileBytes}.`);
  const bytes = readFileSync(file);
  const image = cleanImage(bytes);
  if (typeof image === "string" || !isNameOf(name, bytes, image.type))
    throw new OperatorError(`${file} is not the image that its name says.`);
};
