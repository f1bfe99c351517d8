import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { buffer } from "node:stream/consumers";
import { objectNameOf, parseMediaFile } from "../../../src/lib/pages/media/media-file.ts";
import type { Page } from "../../../src/lib/pages/drafts/page.ts";
import { digest } from "../../../src/lib/platform/core/digest.ts";
import { jsonForm, jsonRecord } from "../../../src/lib/platform/core/json-form.ts";
import { asText } from "../../../src/lib/platform/firestore/decode.ts";
import { countOf } from "../../../local/figures/count-of.ts";
import { propose, type Proposal } from "../change.ts";
import { OperatorError } from "../operator-error.ts";
import { requireProject } from "../records.ts";
import { requireNewFile } from "../require-new-file.ts";
import type { Target } from "../target.ts";
import { type CarriedPage, parseCarried, toPageFile } from "./carried-page.ts";
import { toFolderLinks } from "./media-links.ts";
import { readPages } from "./read-site.ts";
import { carriedSettings, siteForm } from "./site-file.ts";

interface LeftOut {
  readonly id: string;
  readonly why: string;
}

interface FolderFile {
  readonly path: string;
  readonly content: () => Promise<Uint8Array | string>;
}

/** Writes a site into a new folder: pages and drafts as Markdown, templates, pictures, redirects, and how the site and its agent are set. */
export const exportSite = async (target: Target, projectId: string, folder: string): Promise<Proposal> => {
  const project = await requireProject(target.firestore, projectId);
  requireNewFile(folder);
  const pictures = new Set<string>();
  const { pages, leftOut } = await readCarriedPages(target, projectId, (name) => pictures.add(name));
  const templates = await readTemplates(target, projectId, (name) => pictures.add(name));
  const site = {
    lectern_site: siteForm,
    project: projectId,
    settings: carriedSettings(project.data),
    redirects: await readRedirects(target, projectId),
  };
  const files: readonly FolderFile[] = [
    { path: "site.json", content: async () => toJsonFile(site) },
    ...templates,
    ...nameFiles(pages).map(([path, page]) => ({ path, content: async () => toPageFile(page) })),
    ...[...pictures].map((name) => ({ path: `media/${name}`, content: async () => readPicture(target, projectId, name) })),
  ];
  const drafts = pages.filter(({ visibility }) => visibility === "draft").length;
  const counted = [
    countOf(pages.length - drafts, "page"),
    countOf(drafts, "draft"),
    countOf(templates.length, "template"),
    countOf(pictures.size, "picture"),
  ].join(", ");
  return propose({
    work: [{ lines: [`+ ${folder}`, `    ${counted}`], run: async () => writeFolder(folder, files) }],
    result: { project: projectId, folder, pages: pages.length, templates: templates.length, pictures: pictures.size, left_out: leftOut },
    sentence: [`${counted} of ${projectId} are in ${folder}.`, ...leftOut.map(({ id, why }) => `Left out: ${id} (${why})`)].join("\n"),
  });
};

const readCarriedPages = async ({ firestore }: Target, projectId: string, found: (name: string) => void) => {
  const all = await readPages(firestore, projectId);
  const states = new Map(all.map(({ id, writeToken }) => [id, writeToken]));
  const [pages, leftOut]: [CarriedPage[], LeftOut[]] = [[], []];
  for (const page of all) {
    const base = page.internals.base;
    const isCurrent = base !== undefined && states.get(base.id) === base.writeToken;
    const carried = parseCarried(toFolderLinks(toCarried(page, isCurrent ? base.id : undefined), projectId, found));
    if (carried.success && page.unreadable === undefined) pages.push(carried.data);
    else
      leftOut.push({
        id: page.id,
        why: page.unreadable ?? (carried.error?.issues ?? []).map(({ path, message }) => `${path.join(".")} ${message}`).join("; "),
      });
  }
  return { pages, leftOut };
};

const toCarried = (page: Page, cloneOf: string | undefined): object => ({
  id: page.id,
  visibility: page.visibility,
  slug: page.slug,
  language: page.language,
  template: page.templateId,
  updated_at: page.updatedAt.toISOString(),
  ...(cloneOf !== undefined && { clone_of: cloneOf }),
  metadata: jsonRecord(page.metadata),
  ...(Object.keys(page.otherFields).length > 0 && { fields: jsonRecord(page.otherFields) }),
  content: page.content,
});

const readTemplates = async ({ firestore }: Target, projectId: string, found: (name: string) => void): Promise<readonly FolderFile[]> => {
  const { docs } = await firestore.collection(`projects/${projectId}/templates`).get();
  return docs.map((record) => {
    const template = toFolderLinks(jsonForm(record.data()), projectId, found);
    return { path: `templates/${encodeURIComponent(record.id)}.json`, content: async () => toJsonFile(template) };
  });
};

const readRedirects = async ({ firestore }: Target, projectId: string) => {
  const { docs } = await firestore.collection(`projects/${projectId}/redirects`).get();
  return docs.map((record) => ({
    language: asText(record.get("language")),
    from: asText(record.get("from")),
    to: asText(record.get("to")),
  }));
};

const toJsonFile = (value: unknown): string => `${JSON.stringify(value, undefined, 2)}\n`;

/** @throws OperatorError when the store has lost it */
const readPicture = async ({ bucket }: Target, projectId: string, name: string): Promise<Uint8Array> => {
  const file = parseMediaFile(projectId, name);
  const opened = file && (await bucket.openObject(objectNameOf(file)));
  if (opened === undefined) throw new OperatorError(`A page shows the image ${name}, which is not in the store. Fix the page first.`);
  return buffer(opened.content);
};

/** `pages/<language>/<slug>.md`. Names differ in more than their case, for systems that do not tell it. */
const nameFiles = (pages: readonly CarriedPage[]): readonly (readonly [path: string, page: CarriedPage])[] => {
  const taken = new Set<string>();
  return pages.map((page) => {
    const readable = (page.slug ?? "")
      .replaceAll(/[^\p{L}\p{M}\p{N}._-]/gu, "-")
      .replace(/^\.+/, "")
      .slice(0, slugLength);
    const folder = `${page.visibility === "live" ? "pages" : "drafts"}/${page.language}/`;
    const plain = `${folder}${readable}.md`;
    const isFree = readable !== "" && readable === page.slug && !taken.has(plain.toLowerCase());
    const path = isFree ? plain : `${folder}${readable}-${digest(page.id).slice(0, 8)}.md`;
    taken.add(path.toLowerCase());
    return [path, page];
  });
};

/** 60 characters: systems refuse names beyond 255 bytes. */
const slugLength = 60;

/** Written under another name until it is complete, so that a part cannot be taken for the whole. */
const writeFolder = async (folder: string, files: readonly FolderFile[]): Promise<void> => {
  const unfinished = `${folder}.part`;
  await rm(unfinished, { recursive: true, force: true });
  try {
    for (const { path, content } of files) {
      const file = join(unfinished, path);
      await mkdir(dirname(file), { recursive: true, mode: 0o700 });
      await writeFile(file, await content(), { mode: 0o600 });
    }
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  }
  await rename(unfinished, folder);
};
