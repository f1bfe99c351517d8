import { digest } from "../../../src/lib/core/digest.ts";
import type { Page } from "../../../src/lib/drafts/page.ts";
import { internalFields } from "../../../src/lib/drafts/record.ts";
import { requireDraft, requireReadable } from "../../../src/lib/drafts/require-draft.ts";
import { revisionTag } from "../../../src/lib/drafts/revision-tag.ts";
import { requireUnreserved, slugKeyOf } from "../../../src/lib/drafts/slug-key.ts";
import { draftStore } from "../../../src/lib/drafts/store.ts";
import { requireComplete, requireTypes } from "../../../src/lib/drafts/template-rules.ts";
import { asCount } from "../../../src/lib/firestore/decode.ts";
import { toWritableMap } from "../../../src/lib/firestore/exact-fields.ts";
import { parseIfMatch } from "../../../src/lib/http/request-headers.ts";
import { projectStore } from "../../../src/lib/projects/store.ts";
import { type Change, propose, type Proposal, type Stored } from "../change.ts";
import { OperatorError } from "../operator-error.ts";
import { findSameRecord, requireId, requireProject } from "../records.ts";
import type { Target } from "../target.ts";
import { removeDraft } from "./remove-page.ts";

export interface PublishOptions {
  /** The ETag of what the operator has seen. */
  readonly ifMatch?: string;
  /** Publish over a live page that has changed since the draft was cloned from it. */
  readonly force?: boolean;
}

/**
 * Publishes a draft as docs/data-model.md says that a publisher must: one commit, which depends on the draft and the live page as they
 * were read, makes the text live and takes the draft away with its versions and its claim.
 */
export const publishPage = async (target: Target, projectId: string, draftId: string, options: PublishOptions): Promise<Proposal> => {
  await requireProject(target.firestore, projectId);
  const [project, found] = await Promise.all([projectStore.getProject(projectId), draftStore.findPage(projectId, requireId(draftId))]);
  const draft = requireDraft(found);
  requireReadable(draft);
  requireSeen(draft, options);
  const slugKey = slugKeyOf(draft);
  if (slugKey === undefined) throw new OperatorError("This draft has no slug. Give it one before it is published.");
  requireUnreserved(project.site, draft.slug);
  const [template, holders, base] = await Promise.all([
    draftStore.findTemplate(projectId, draft.templateId),
    draftStore.findSlugHolders(projectId, slugKey),
    draft.internals.base && draftStore.findPage(projectId, draft.internals.base.id),
  ]);
  if (template === undefined) throw new OperatorError(`There is no template ${draft.templateId} in this project.`);
  requireTypes(template, draft.metadata);
  requireComplete(template, draft.metadata);
  const live = chooseLivePage(draft, base?.visibility === "live" ? base : undefined, holders.livePages, options);
  const id = live?.id ?? digest("published", draft.id);
  const path = `projects/${projectId}/documents/${id}`;
  const before = await findSameRecord(target.firestore, path, live);
  const { changes, removals } = await removeDraft(target, projectId, draft);
  return propose({
    changes: [{ path, before, ...toLive(draft, before) }, ...changes],
    removals,
    result: { project: projectId, id, slug: draft.slug, language: draft.language },
    sentence: `The page ${draft.slug ?? ""} (${draft.language}) is live in ${projectId}, as ${id}.`,
  });
};

const requireSeen = (draft: Page, { ifMatch }: PublishOptions): void => {
  const seen = parseIfMatch(ifMatch);
  if (seen === undefined || seen.includes(revisionTag(draft))) return;
  throw new OperatorError(`This draft has changed since: its tag is "${revisionTag(draft)}" now. Look at it before you publish it.`);
};

/** The live page that the draft replaces: the one that it came from, or the one at its slug. */
const chooseLivePage = (draft: Page, base: Page | undefined, holders: readonly Page[], { force }: PublishOptions): Page | undefined => {
  const [holder] = holders.filter(({ id }) => id !== base?.id);
  if (base !== undefined && holder !== undefined) {
    throw new OperatorError(`Another live page has this slug: ${holder.id}. Give one of the two another slug.`);
  }
  const isCurrent = base === undefined ? holder === undefined : base.writeToken === draft.internals.base?.writeToken;
  if (isCurrent || force === true) return base ?? holder;
  throw new OperatorError(
    base === undefined
      ? `A live page that this draft did not come from has its slug: ${holder?.id ?? ""}. Add --force to replace it.`
      : `The live page ${base.id} has changed since this draft was cloned from it. Add --force to publish over the change.`,
  );
};

/** Fields that the live page alone has stay. Those that the draft has are the draft's, to the bit. */
const toLive = (draft: Page, before: Stored | undefined): Pick<Change, "after" | "exact"> => {
  const now = new Date();
  const kept = Object.entries(before?.data ?? {}).filter(([name]) => !internalFields.some((internal) => internal === name));
  const exact = { ...draft.otherFields, metadata: draft.metadata };
  const after = {
    created_at: now,
    ...Object.fromEntries(kept),
    ...exact,
    visibility: "live",
    slug: draft.slug,
    language: draft.language,
    content: draft.content,
    doc_template_id: draft.templateId,
    updated_at: now,
    updated_by: "operator",
    revision: asCount(before?.data["revision"]) + 1,
  };
  return { after, exact: toWritableMap(exact) };
};
