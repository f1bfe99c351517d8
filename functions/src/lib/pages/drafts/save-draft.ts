import { AppError } from "../../platform/core/app-error.ts";
import { digest } from "../../platform/core/digest.ts";
import type { Project } from "../../projects/project.ts";
import { changeDocument, type FoundForChange, rememberRequest } from "./change-request.ts";
import type { DraftStore, Replacement, SlugClaimWrite } from "./draft-store.ts";
import { type Edit, toEdit } from "./edit.ts";
import { planVersions } from "./kept-versions.ts";
import { draftLimits } from "./limits.ts";
import { type Page, requireDraft, requireReadable } from "./page.ts";
import { requireNewest, revisionTag } from "./revision-tag.ts";
import { applyEdit, type ChangedSave, findAppliedTag } from "./save.ts";
import { claimSlug, isSameSlugKey, requireUnreserved, slugKeyOf } from "./slug-key.ts";
import { requireTypes } from "./template-rules.ts";
import { requireFits } from "./storable.ts";

export interface SavedDraft {
  readonly draftId: string;
  /** Of the revision that the save made. */
  readonly tag: string;
}

/**
 * Saves an existing draft. The replaced text is kept as a version, unless the save looks like an auto-save.
 *
 * @throws AppError `not_found`, `not_a_draft`, `idempotency_key_reused`, `unreadable_document`, `stale_revision`, `template_immutable`,
 * `slug_reserved`, `slug_taken`, `invalid_request` (metadata of another type, or that cannot be stored), `too_large`
 */
export const saveDraft = async (store: DraftStore, project: Project, save: ChangedSave, found: FoundForChange): Promise<SavedDraft> =>
  changeDocument(store, save, found, async ({ page, former }) => {
    const draft = requireDraft(page);
    const tag = findAppliedTag(draft, save, former);
    if (tag !== undefined) return { draftId: draft.id, tag };
    requireReadable(draft);
    requireSameTemplate(draft, save);
    const edit = toEdit(draft, save);
    // A save that changes nothing cannot conflict.
    if (edit.changes.length > 0) await requireNewest(store, draft, save.expected);
    requireUnreserved(project.site, edit.slug);
    if (edit.changes.length === 0) return { draftId: draft.id, tag: revisionTag(draft) };
    const replacement = await planReplacement(store, project.id, { draft, edit, save });
    const writeToken = await store.replace(project.id, replacement);
    return { draftId: draft.id, tag: revisionTag({ ...replacement.after, writeToken }) };
  });

const requireSameTemplate = (draft: Page, { templateId }: ChangedSave): void => {
  if (templateId === undefined || templateId === draft.templateId) return;
  throw new AppError("template_immutable", "The template of a draft cannot be changed.", {
    details: [{ path: "doc_template_id", message: `is ${draft.templateId} and cannot be changed` }],
  });
};

interface Change {
  readonly draft: Page;
  readonly edit: Edit;
  readonly save: ChangedSave;
}

const planReplacement = async (store: DraftStore, projectId: string, { draft, edit, save }: Change): Promise<Replacement> => {
  const after = applyEdit(draft, edit, save);
  requireFits(after);
  const [template, move] = await Promise.all([
    // Most saves change only the content, for which templates have no rules.
    Object.keys(edit.news).length === 0 ? undefined : store.findTemplate(projectId, draft.templateId),
    isSameSlugKey(draft, edit) ? undefined : planMove(store, projectId, draft, after),
  ]);
  if (template !== undefined) requireTypes(template, edit.news);
  const { keptVersions, ...versions } = planVersions(draft, after, save);
  const internals = { ...after.internals, ...(move && { claimId: move.claim?.claimId, stoodAt: move.stoodAt }), keptVersions };
  return {
    before: draft,
    after: { ...after, internals },
    changes: edit.changes,
    claim: move?.claim,
    request: rememberRequest(save, draft.id, after.revision),
    ...versions,
  };
};

interface Move {
  readonly claim: SlugClaimWrite | undefined;
  readonly stoodAt: readonly string[];
}

/** How a save changes the draft's slug key. The draft remembers the live pages at its former slug, so that it may return there. */
const planMove = async (store: DraftStore, projectId: string, draft: Page, after: Page): Promise<Move> => {
  const [from, to] = [slugKeyOf(draft), slugKeyOf(after)];
  const [left, holders] = await Promise.all([
    from === undefined ? [] : store.findLiveIds(projectId, from),
    to && store.findSlugHolders(projectId, to),
  ]);
  const stoodAt = [...draft.internals.stoodAt, ...left.map((id) => digest(id))];
  return {
    claim: to && holders && (await claimSlug(store, projectId, to, draft, holders)),
    stoodAt: [...new Set(stoodAt)].slice(-draftLimits.stoodAt),
  };
};
