import { AppError } from "../../../src/lib/platform/core/app-error.ts";
import type { Page } from "../../../src/lib/pages/drafts/page.ts";
import { planPublication } from "../../../src/lib/pages/publishing/plan-publication.ts";
import type { HistoryChange } from "../../../src/lib/pages/publishing/page-history.ts";
import { claimFields, isRepublished } from "../../../src/lib/pages/publishing/publication.ts";
import type { PublicationWrite } from "../../../src/lib/pages/publishing/publishing-store.ts";
import { publishedFields, publishingStore, redirectId } from "../../../src/lib/pages/publishing/store.ts";
import {
  endingField,
  internalFields,
  publishedVersionsField,
  toVersionDocument,
  toVersionIndex,
} from "../../../src/lib/pages/drafts/record.ts";
import { requireDraft } from "../../../src/lib/pages/drafts/require-draft.ts";
import { revisionTag } from "../../../src/lib/pages/drafts/revision-tag.ts";
import { textBytes } from "../../../src/lib/pages/drafts/text-size.ts";
import { toWritableMap } from "../../../src/lib/platform/firestore/exact-fields.ts";
import { parseIfMatch } from "../../../src/lib/platform/http/request-headers.ts";
import { projectStore } from "../../../src/lib/projects/store.ts";
import { type Change, propose, type Proposal, type Stored } from "../change.ts";
import { OperatorError } from "../operator-error.ts";
import { findRecord, findSameRecord, requireId, requireProject } from "../records.ts";
import type { Target } from "../target.ts";
import { noticeChanges } from "./notice-changes.ts";
import { removeDraft, removeDraftVersions } from "./remove-page.ts";

interface PublishOptions {
  /** The ETag of the revision that the operator has seen. */
  readonly ifMatch?: string;
  /** Replace the live page even if it has changed since the draft was cloned from it, or if the draft was not cloned from it. */
  readonly force?: boolean;
}

/** Publishes a draft as `docsPublish` does, after showing what will be written. */
export const publishPage = async (target: Target, projectId: string, draftId: string, options: PublishOptions): Promise<Proposal> => {
  await requireProject(target.firestore, projectId);
  const [project, found] = await Promise.all([projectStore.getProject(projectId), publishingStore.findPage(projectId, requireId(draftId))]);
  const draft = requireDraft(found);
  requireSeen(draft, options);
  const force = options.force === true;
  const wish = { by: "operator", at: new Date(), force, replaceOther: force, ends: { kind: "as before" } } as const;
  const write = await planPublication(publishingStore, project, draft, wish).catch(withHint);
  const path = `projects/${projectId}/documents/${write.id}`;
  const isSame = isRepublished(write);
  const before = await findSameRecord(target.firestore, path, isSame ? draft : write.live);
  const [{ changes, removals }, place, redirects, history] = await Promise.all([
    isSame ? removeDraftVersions(target, projectId, draft.id) : removeDraft(target, projectId, draft),
    placeChanges(target, projectId, write),
    redirectChanges(target, projectId, write),
    historyChanges(target, path, write.history),
  ]);
  // The claim is taken over by the page, not deleted with the draft.
  const gone = changes.filter((change) => place.every((taken) => taken.path !== change.path));
  return propose({
    changes: [
      { path, before, ...toLive(write, before) },
      ...history,
      ...gone,
      ...place,
      ...redirects,
      ...noticeChanges(projectId, write.notice),
    ],
    removals,
    result: { project: projectId, id: write.id, slug: draft.slug, language: draft.language },
    sentence: `The page ${draft.slug ?? ""} (${draft.language}) is live in ${projectId}, as ${write.id}.`,
  });
};

const requireSeen = (draft: Page, { ifMatch }: PublishOptions): void => {
  const seen = parseIfMatch(ifMatch);
  if (seen === undefined || seen.includes(revisionTag(draft))) return;
  throw new OperatorError(`This draft has changed since: its tag is "${revisionTag(draft)}" now. Look at it before you publish it.`);
};

/** Only operators can override these refusals, so only they get the hint. */
const withHint = (error: unknown): never => {
  const isPlace = error instanceof AppError && (error.code === "base_changed" || error.code === "slug_taken");
  if (!isPlace) throw error;
  throw new AppError(error.code, `${error.message} Add --force to publish over the page.`, { details: error.details, cause: error });
};

/** The live page keeps the fields that the draft lacks. All others are copied from the draft, bit-identical. */
const toLive = (write: PublicationWrite, before: Stored | undefined): Pick<Change, "after" | "exact"> => {
  const kept = Object.entries(before?.data ?? {}).filter(([name]) => ![...internalFields, endingField].some((gone) => gone === name));
  const { draft, history } = write;
  const index = history && { [publishedVersionsField]: toVersionIndex(history.publishedVersions) };
  return {
    after: { ...Object.fromEntries(kept), ...publishedFields(write), ...index },
    exact: toWritableMap({ ...draft.otherFields, metadata: draft.metadata }),
  };
};

/** The text that is replaced becomes a version of the live page. */
export const historyChanges = async (
  { firestore }: Pick<Target, "firestore">,
  path: string,
  history: HistoryChange | undefined,
): Promise<readonly Change[]> => {
  if (history === undefined) return [];
  const { keep, drop } = history;
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

const placeChanges = async ({ firestore }: Target, projectId: string, write: PublicationWrite): Promise<readonly Change[]> => {
  if (write.place === undefined) return [];
  const { claimId, slugKey, over } = write.place;
  const path = `projects/${projectId}/draft_claims/${claimId}`;
  const before = await findSameRecord(firestore, path, over);
  return [{ path, before, after: { ...(before?.data ?? slugKey), ...claimFields(write, over) } }];
};

const redirectChanges = async (
  { firestore }: Target,
  projectId: string,
  { redirects: { add, retarget, remove, clear } }: PublicationWrite,
): Promise<readonly Change[]> => {
  const change = async (id: string, after: (before: Stored | undefined) => Change["after"]): Promise<Change> => {
    const path = `projects/${projectId}/redirects/${id}`;
    const before = await findRecord(firestore, path);
    return { path, before, after: after(before) };
  };
  const gone = [...remove, ...(clear === undefined ? [] : [redirectId(clear.language, clear.slug)])];
  return Promise.all([
    ...gone.map(async (id) => change(id, () => undefined)),
    ...(add === undefined ? [] : [change(redirectId(add.language, add.from), () => ({ ...add }))]),
    ...(add === undefined ? [] : retarget.map(async (id) => change(id, (before) => ({ ...before?.data, to: add.to })))),
  ]);
};
