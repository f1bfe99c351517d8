import { AppError } from "../../platform/core/app-error.ts";
import { digest } from "../../platform/core/digest.ts";
import type { Project } from "../../projects/project.ts";
import { changeDocument, type FoundForChange, rememberRequest } from "./change-request.ts";
import type { DraftStore, Replacement, SlugClaimWrite } from "./draft-store.ts";
import { type Edit, toEdit } from "./edit.ts";
import type { endPublication } from "./end-publication.ts";
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
  /** The draft was to go live, and is not any more. */
  readonly endsPublication?: boolean;
}

/** Where somebody saves, and whether they could put it on the site themselves. */
interface SavingRight {
  readonly project: Project;
  readonly mayPublish: boolean;
}

/**
 * Saves an existing draft. The replaced text is kept as a version, unless the save looks like an auto-save. A draft that waits for its
 * publication does not go live with the words of somebody who may not publish: its publication is refused, and the team is told.
 *
 * @throws AppError `not_found`, `not_a_draft`, `idempotency_key_reused`, `unreadable_document`, `stale_revision`, `template_immutable`,
 * `slug_reserved`, `slug_taken`, `invalid_request` (metadata of another type, or that cannot be stored), `too_large`
 */
export const saveDraft = async (
  store: DraftStore,
  { project, mayPublish }: SavingRight,
  save: ChangedSave,
  found: FoundForChange,
): Promise<SavedDraft> =>
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
    const replacement = await planReplacement(store, project.id, { draft, edit, save, mayPublish });
    const writeToken = await store.replace(project.id, replacement);
    const tagOfSave = revisionTag({ ...replacement.after, writeToken });
    return { draftId: draft.id, tag: tagOfSave, ...(replacement.notice !== undefined && { endsPublication: true }) };
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
  readonly mayPublish: boolean;
}

const planReplacement = async (store: DraftStore, projectId: string, { draft, edit, save, mayPublish }: Change): Promise<Replacement> => {
  const after = applyEdit(draft, edit, save);
  requireFits(after);
  const [template, move] = await Promise.all([
    // Most saves change only the content, for which templates have no rules.
    Object.keys(edit.news).length === 0 ? undefined : store.findTemplate(projectId, draft.templateId),
    isSameSlugKey(draft, edit) ? undefined : planMove(store, projectId, draft, after),
  ]);
  if (template !== undefined) requireTypes(template, edit.news);
  const { keptVersions, ...versions } = planVersions(draft, after, save);
  const { publication: planned } = draft.internals;
  const ended = mayPublish || planned?.kind !== "due" ? undefined : await loadEnd(draft, planned, save.at);
  const internals = {
    ...after.internals,
    ...(move && { claimId: move.claim?.claimId, stoodAt: move.stoodAt }),
    ...(ended && { publication: ended.publication }),
    keptVersions,
  };
  return {
    before: draft,
    after: { ...after, internals },
    changes: edit.changes,
    claim: move?.claim,
    request: rememberRequest(save, draft.id, after.revision),
    notice: ended?.notice,
    ...versions,
  };
};

/** Loaded when it is needed: hardly any save does. */
const loadEnd = async (...ended: Parameters<typeof endPublication>) => (await import("./end-publication.ts")).endPublication(...ended);

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
