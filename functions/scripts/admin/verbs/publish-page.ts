import { AppError } from "../../../src/lib/platform/core/app-error.ts";
import { type Page, requireDraft } from "../../../src/lib/pages/drafts/page.ts";
import { revisionTag } from "../../../src/lib/pages/drafts/revision-tag.ts";
import { planPublication } from "../../../src/lib/pages/publishing/plan-publication.ts";
import { isRepublished } from "../../../src/lib/pages/publishing/publication.ts";
import type { PublicationWrite } from "../../../src/lib/pages/publishing/publishing-store.ts";
import { publishedFields, publishingStore, redirectId } from "../../../src/lib/pages/publishing/store.ts";
import { finishRemovalSoon } from "../../../src/lib/pages/removal/finish-removal.ts";
import { parseIfMatch } from "../../../src/lib/platform/http/request-headers.ts";
import { projectStore } from "../../../src/lib/projects/store.ts";
import { describeChange, propose, type Proposal } from "../change.ts";
import { explainConflict, OperatorError } from "../operator-error.ts";
import { findRecord, requireId, requireProject } from "../records.ts";
import type { Target } from "../target.ts";

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
  // Read after the draft: as long as that is unchanged, Lectern has added none.
  const versions = await publishingStore.findVersionSizes(projectId, draftId);
  const run = async (): Promise<void> => {
    const isLeft = await publishingStore.publish(projectId, write, versions, undefined).catch(explainConflict);
    if (isLeft) await finishRemovalSoon(publishingStore, { projectId, documentId: draftId });
  };
  return propose({
    work: [{ lines: await describePublication(target, projectId, write), run }],
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

/** The page with the fields that change, the draft that goes, and what leads to the page from its former address. */
const describePublication = async ({ firestore }: Target, projectId: string, write: PublicationWrite): Promise<readonly string[]> => {
  const path = (id: string): string => `projects/${projectId}/documents/${id}`;
  const before = await findRecord(firestore, path(write.id));
  const { add } = write.redirects;
  return [
    { path: path(write.id), before, after: { ...before?.data, ...publishedFields(write) } },
    ...(isRepublished(write) ? [] : [{ path: path(write.draft.id), before: undefined, after: undefined }]),
    ...(add === undefined
      ? []
      : [{ path: `projects/${projectId}/redirects/${redirectId(add.language, add.from)}`, before: undefined, after: { ...add } }]),
  ].flatMap(describeChange);
};
