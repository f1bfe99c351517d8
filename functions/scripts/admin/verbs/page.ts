import { isDeepStrictEqual } from "node:util";
import type { Firestore } from "firebase-admin/firestore";
import { AppError } from "../../../src/lib/platform/core/app-error.ts";
import { digest } from "../../../src/lib/platform/core/digest.ts";
import type { Page, Template } from "../../../src/lib/pages/drafts/page.ts";
import { requireUnreserved } from "../../../src/lib/pages/drafts/slug-key.ts";
import { findMissing, requireTypes } from "../../../src/lib/pages/drafts/template-rules.ts";
import { requireFits, textBytes } from "../../../src/lib/pages/drafts/storable.ts";
import { draftStore } from "../../../src/lib/pages/drafts/store.ts";
import { parsePage, publishedVersionsField, toVersionDocument, toVersionIndex } from "../../../src/lib/pages/drafts/record.ts";
import { requireOriginal, translationField, translationName, translationOf } from "../../../src/lib/pages/drafts/translation.ts";
import { type HistoryChange, keepLiveText } from "../../../src/lib/pages/publishing/page-history.ts";
import { toPageNotice } from "../../../src/lib/notifications/site-notices.ts";
import { projectStore } from "../../../src/lib/projects/store.ts";
import { toWritableMap } from "../../../src/lib/platform/firestore/exact-fields.ts";
import { type Change, propose, type Proposal } from "../change.ts";
import { OperatorError } from "../operator-error.ts";
import { findRecord, findSameRecord, requireProject } from "../records.ts";
import type { Target } from "../target.ts";
import { noticeChanges } from "./notice-changes.ts";
import { type PageFile, readPageFile } from "./page-file.ts";

/** Creates a live page, or replaces the one with the same slug key, whose text is kept. Its draft remains unchanged. */
export const putPage = async ({ firestore }: Target, projectId: string, file: string): Promise<Proposal> => {
  await requireProject(firestore, projectId);
  const page = readPageFile(file);
  const { translation_of: original } = page;
  const [project, template, { livePages }, named] = await Promise.all([
    projectStore.getProject(projectId),
    draftStore.findTemplate(projectId, page.template),
    draftStore.findSlugHolders(projectId, page),
    original === undefined ? undefined : draftStore.findPage(projectId, original).then(requireOriginal).then(translationName),
  ]);
  requireUnreserved(project.site, page.slug);
  requireForm(template, page);
  requireFits(page);
  const [existing] = livePages;
  const id = existing?.id ?? digest("live", page.language, page.slug);
  const path = `projects/${projectId}/documents/${id}`;
  const before = await findSameRecord(firestore, path, existing);
  const isSame =
    existing !== undefined &&
    isDeepStrictEqual(textOf(existing), textOf({ ...page, templateId: page.template })) &&
    (named === undefined || named === translationOf(existing));
  const at = new Date();
  const history = existing && keepLiveText(existing, at);
  const index = history && { [publishedVersionsField]: toVersionIndex(history.publishedVersions) };
  const changes = async () => [
    {
      path,
      before,
      after: { ...before?.data, ...toLive(page, existing), ...(named !== undefined && { [translationField]: named }), ...index },
    },
    ...(history === undefined ? [] : await historyChanges(firestore, path, history)),
    ...noticeChanges(projectId, toPageNotice("page_published", project, { id, ...page }, at)),
  ];
  return propose({
    changes: isSame ? [] : await changes(),
    result: { project: projectId, id, slug: page.slug, language: page.language },
    sentence: `The page ${page.slug} (${page.language}) is live in ${projectId}.`,
  });
};

/** The text that is replaced becomes a version of the live page. */
const historyChanges = async (firestore: Firestore, path: string, { keep, drop }: HistoryChange): Promise<readonly Change[]> => {
  const dropped = drop.map(async (id) => {
    const version = `${path}/versions/${id}`;
    return { path: version, before: await findRecord(firestore, version), after: undefined };
  });
  const kept = keep && {
    path: `${path}/versions/${keep.id}`,
    before: undefined,
    after: toVersionDocument(keep, textBytes(keep)),
    exact: toWritableMap({ metadata: keep.metadata }),
  };
  return [...(kept === undefined ? [] : [kept]), ...(await Promise.all(dropped))];
};

/** @throws OperatorError, AppError when the metadata does not match the template */
const requireForm = (template: Template | undefined, page: PageFile): void => {
  if (template === undefined)
    throw new OperatorError(`There is no template ${page.template} in this project. Put it first with "template put".`);
  requireTypes(template, page.metadata);
  const missing = findMissing(template, page.metadata);
  if (missing.length > 0) throw new AppError("invalid_request", "Some required metadata is missing.", { details: missing });
};

const textOf = ({ metadata, content, templateId }: Pick<Page, "metadata" | "content" | "templateId">) => ({
  metadata,
  content,
  templateId,
});

const toLive = ({ slug, language, metadata, content, template }: PageFile, existing: Page | undefined) => ({
  visibility: "live",
  slug,
  language,
  metadata,
  content,
  doc_template_id: template,
  ...(existing === undefined && { created_at: new Date() }),
  updated_at: new Date(),
  updated_by: "operator",
  revision: (existing?.revision ?? 0) + 1,
});

export const listPages = async ({ firestore }: Target, projectId: string): Promise<Proposal> => {
  await requireProject(firestore, projectId);
  const pages = await findPages(firestore, projectId);
  const rows = pages.map(({ id, visibility, slug, language, revision }) => ({ id, visibility, slug, language, revision }));
  const sentence = rows
    .map((row) => [row.visibility.padEnd(5), row.language.padEnd(7), row.slug ?? "(no slug)", row.id].join("  "))
    .join("\n");
  return propose({ result: { project: projectId, pages: rows }, sentence: sentence || `There is no page in ${projectId}.` });
};

const findPages = async (firestore: Firestore, projectId: string): Promise<readonly Page[]> => {
  const found = await firestore.collection(`projects/${projectId}/documents`).get();
  return found.docs
    .map(parsePage)
    .filter((page) => page !== undefined)
    .toSorted((a, b) => `${a.language} ${a.slug ?? ""}`.localeCompare(`${b.language} ${b.slug ?? ""}`));
};
