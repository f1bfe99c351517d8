import { isDeepStrictEqual } from "node:util";
import type { DocumentReference, WriteBatch } from "firebase-admin/firestore";
import { parsePage, publishedVersionsField, toBase, toVersionDocument, toVersionIndex } from "../../../src/lib/pages/drafts/record.ts";
import { textBytes } from "../../../src/lib/pages/drafts/storable.ts";
import { draftStore } from "../../../src/lib/pages/drafts/store.ts";
import type { Page } from "../../../src/lib/pages/drafts/page.ts";
import { addNoticeWrites } from "../../../src/lib/notifications/notice-record.ts";
import { toPageNotice, toSettingsNotice } from "../../../src/lib/notifications/site-notices.ts";
import { mediaPath } from "../../../src/lib/pages/media/media-file.ts";
import { keepLiveText } from "../../../src/lib/pages/publishing/page-history.ts";
import { redirectId, writeHistory } from "../../../src/lib/pages/publishing/store.ts";
import { digest } from "../../../src/lib/platform/core/digest.ts";
import { jsonForm, jsonRecord } from "../../../src/lib/platform/core/json-form.ts";
import type { UnknownRecord } from "../../../src/lib/platform/core/unknown-record.ts";
import { writing } from "../../../src/lib/platform/firestore/storage-errors.ts";
import { toUpdateTime } from "../../../src/lib/platform/firestore/write-token.ts";
import { WriteConflict } from "../../../src/lib/platform/core/write-conflict.ts";
import type { Project } from "../../../src/lib/projects/project.ts";
import { projectStore } from "../../../src/lib/projects/store.ts";
import { propose, type Proposal } from "../change.ts";
import { changedMeanwhile, OperatorError } from "../operator-error.ts";
import { findRecord, requireProject, requireValid } from "../records.ts";
import type { Target } from "../target.ts";
import { shownChanges } from "../verbs/project.ts";
import { ProjectRecord } from "../verbs/project-record.ts";
import type { CarriedPage } from "./carried-page.ts";
import { toSiteLinks } from "./media-links.ts";
import { type PlacedPicture, placePicture } from "./place-picture.ts";
import { readPages } from "./read-site.ts";
import { readSiteFolder, type SiteFolder } from "./read-site-folder.ts";
import { withSettings } from "./site-file.ts";

interface ImportOptions {
  /** Also replace pages that are newer than the folder's, or that stand at the same address under another ID. */
  readonly force?: boolean;
}

type Work = Proposal["work"][number];

/** What an import works with: the folder, and what the project has already. */
interface Import {
  readonly target: Target;
  readonly projectId: string;
  readonly project: Project;
  readonly folder: SiteFolder;
  readonly present: ReadonlyMap<string, Page>;
  /** By their names in the folder. */
  readonly pictures: ReadonlyMap<string, PlacedPicture>;
  readonly at: Date;
}

/**
 * Brings a site that `site export` wrote into a project, page by page. What is there already and equal is left alone, so that a run that
 * failed midway is simply repeated. A text that is replaced is kept as a version.
 */
export const importSite = async (target: Target, projectId: string, path: string, { force = false }: ImportOptions): Promise<Proposal> => {
  await requireProject(target.firestore, projectId);
  const folder = readSiteFolder(path);
  const present = new Map((await readPages(target.firestore, projectId)).map((page) => [page.id, page]));
  const pictures = new Map<string, PlacedPicture>();
  for (const [name, file] of folder.pictures) pictures.set(name, await placePicture({ target, projectId }, name, file));
  const project = await projectStore.getProject(projectId);
  const site: Import = { target, projectId, project, folder, present, pictures, at: new Date() };
  const pages = folder.pages
    .map((page) => toSiteLinks(page, (name) => addressOf(site, name)))
    .toSorted((one, other) => Number(one.visibility === "draft") - Number(other.visibility === "draft"));
  const places = await findPlaces(site, pages);
  if (!force) requireNothingNewer(places);
  const work = [
    ...[...pictures.values()].flatMap((picture) => picture.work),
    ...(await templateWork(site)),
    ...places.flatMap((place) => pageWork(site, place)),
    ...(await redirectWork(site)),
    ...(await settingsWork(site)),
  ];
  return propose({
    work,
    result: { project: projectId, folder: path, pages: pages.length, changes: work.length },
    sentence: work.length === 0 ? `${projectId} already has all of it.` : `The site in ${path} is in ${projectId}.`,
  });
};

const addressOf = ({ target, projectId, pictures }: Import, nameInFolder: string): string | undefined => {
  const name = pictures.get(nameInFolder)?.name;
  return name && `${target.pagesOrigin}${mediaPath({ projectId, name })}`;
};

/** A page of the folder and the document that it replaces. */
interface Place {
  readonly page: CarriedPage;
  readonly existing: Page | undefined;
}

const findPlaces = async ({ projectId, present }: Import, pages: readonly CarriedPage[]): Promise<readonly Place[]> =>
  Promise.all(
    pages.map(async (page) => {
      const same = present.get(page.id);
      if (same !== undefined || page.slug === null) return { page, existing: same };
      const { livePages, drafts } = await draftStore.findSlugHolders(projectId, { slug: page.slug, language: page.language });
      return { page, existing: (page.visibility === "live" ? livePages : drafts)[0] };
    }),
  );

/** @throws OperatorError that names every page which is in the way */
const requireNothingNewer = (places: readonly Place[]): void => {
  const problems = places.flatMap((place) => {
    const why = findObstacle(place);
    return why === undefined ? [] : [`  ${place.page.language} ${place.page.slug ?? "(no slug)"}: ${why}`];
  });
  if (problems.length > 0)
    throw new OperatorError(
      [
        "Nothing was written, because these would be overwritten. Add --force to overwrite them: a version of each is kept.",
        ...problems,
      ].join("\n"),
    );
};

const findObstacle = ({ page, existing }: Place): string | undefined => {
  if (existing === undefined || isSame(page, existing)) return undefined;
  if (existing.id !== page.id) return `${existing.id} is at this address already`;
  if (existing.visibility !== page.visibility)
    return `${existing.id} is ${existing.visibility === "live" ? "live" : "a draft"} in this project`;
  return existing.updatedAt > new Date(page.updated_at) ? "it was changed here after the folder's text was written" : undefined;
};

const isSame = (page: CarriedPage, existing: Page): boolean =>
  isDeepStrictEqual(textOf(existing), {
    visibility: page.visibility,
    slug: page.slug,
    language: page.language,
    metadata: page.metadata,
    content: page.content,
    template: page.template,
    fields: page.fields ?? {},
  });

const textOf = ({ visibility, slug, language, metadata, content, templateId, otherFields }: Page) => ({
  visibility,
  slug,
  language,
  metadata: jsonRecord(metadata),
  content,
  template: templateId,
  fields: jsonRecord(otherFields),
});

const pageWork = (site: Import, { page, existing }: Place): readonly Work[] => {
  if (existing !== undefined && isSame(page, existing)) return [];
  const path = `projects/${site.projectId}/documents/${existing?.id ?? page.id}`;
  const line = `${existing === undefined ? "+" : "~"} ${path} (${page.visibility}, ${page.language}, ${page.slug ?? "no slug"})`;
  return [{ lines: [line], run: async () => writePage(site, path, { page, existing }) }];
};

/** @throws OperatorError when somebody has changed the page since */
const writePage = async ({ target: { firestore }, project, at }: Import, path: string, { page, existing }: Place): Promise<void> => {
  const batch = firestore.batch();
  const ref = firestore.doc(path);
  const former = existing?.visibility === "live" ? existing : undefined;
  const history = former && keepLiveText(former, at);
  const fields = {
    ...page.fields,
    visibility: page.visibility,
    slug: page.slug,
    language: page.language,
    metadata: page.metadata,
    content: page.content,
    doc_template_id: page.template,
    updated_at: at,
    updated_by: "import",
    revision: (existing?.revision ?? 0) + 1,
  };
  if (existing === undefined) {
    const base =
      page.clone_of === undefined ? undefined : await findBase(firestore.doc(`projects/${project.id}/documents/${page.clone_of}`));
    batch.create(ref, { ...fields, created_at: at, ...(base !== undefined && { base }) });
  } else {
    const index = history && { [publishedVersionsField]: toVersionIndex(history.publishedVersions) };
    batch.update(ref, { ...fields, ...index }, { lastUpdateTime: toUpdateTime(existing.writeToken) });
    if (history === undefined) batch.set(ref.collection("versions").doc(`import-${digest(existing.writeToken)}`), versionOf(existing));
    else writeHistory(batch, project.id, existing.id, history);
  }
  const shown = page.visibility === "live" ? { ...page, id: ref.id } : former;
  const notice = shown && toPageNotice(page.visibility === "live" ? "page_published" : "page_unpublished", project, shown, at);
  if (notice !== undefined) addNoticeWrites(batch, project.id, notice, at);
  await commit(batch);
};

/** @throws OperatorError when somebody has changed since what is written */
const commit = async (batch: WriteBatch): Promise<void> => {
  await writing(async () => batch.commit()).catch((error: unknown) => {
    throw error instanceof WriteConflict ? changedMeanwhile() : error;
  });
};

const versionOf = ({ updatedAt: savedAt, updatedBy: savedBy, ...page }: Page) =>
  toVersionDocument({ ...page, savedAt, savedBy }, textBytes(page));

/** The live page that a draft was cloned from, as it is in this project, so that the draft may replace it. */
const findBase = async (ref: DocumentReference): Promise<UnknownRecord | undefined> => {
  const page = parsePage(await ref.get());
  return page?.visibility === "live" ? toBase(page) : undefined;
};

const templateWork = async (site: Import): Promise<readonly Work[]> => {
  const { target, projectId, folder } = site;
  const changes = [...folder.templates].map(async ([id, stored]): Promise<readonly Work[]> => {
    const template = toSiteLinks(stored, (name) => addressOf(site, name));
    const path = `projects/${projectId}/templates/${id}`;
    const before = await findRecord(target.firestore, path);
    if (isDeepStrictEqual(before && jsonForm(before.data), jsonForm(template))) return [];
    return [
      { lines: [`${before === undefined ? "+" : "~"} ${path}`], run: async () => void (await target.firestore.doc(path).set(template)) },
    ];
  });
  return (await Promise.all(changes)).flat();
};

const redirectWork = async ({ target: { firestore }, projectId, folder, at }: Import): Promise<readonly Work[]> => {
  const changes = folder.site.redirects.map(async ({ language, from, to }): Promise<readonly Work[]> => {
    const ref = firestore.doc(`projects/${projectId}/redirects/${redirectId(language, from)}`);
    const [before, { livePages }] = await Promise.all([ref.get(), draftStore.findSlugHolders(projectId, { language, slug: from })]);
    // No redirect starts where a page is.
    if (before.get("to") === to || livePages.length > 0) return [];
    return [{ lines: [`+ redirect ${language} ${from} -> ${to}`], run: async () => void (await ref.set({ language, from, to, at })) }];
  });
  return (await Promise.all(changes)).flat();
};

const settingsWork = async ({ target: { firestore }, projectId, project, folder, at }: Import): Promise<readonly Work[]> => {
  const path = `projects/${projectId}`;
  const { data, updateTime } = await requireProject(firestore, projectId);
  const after = withSettings(data, folder.site.settings);
  if (isDeepStrictEqual(after, data)) return [];
  requireValid(ProjectRecord, after, "site's settings");
  const { default_language, time_zone = null, live_agent, site } = after;
  const changed = { default_language, ...(time_zone !== null && { time_zone }), live_agent, ...(site !== undefined && { site }) };
  const notice = toSettingsNotice(project, shownChanges(data, after), at);
  const run = async (): Promise<void> => {
    const batch = firestore.batch();
    batch.update(firestore.doc(path), changed, { lastUpdateTime: updateTime });
    if (notice !== undefined) addNoticeWrites(batch, projectId, notice, at);
    await commit(batch);
  };
  return [{ lines: [`~ ${path}: ${Object.keys(changed).join(", ")}`], run }];
};
