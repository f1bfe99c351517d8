import { AppError } from "../core/app-error.ts";
import { retryOnConflict } from "../core/write-conflict.ts";
import type { Project } from "../projects/project.ts";
import type { DraftStore, Replacement, SlugClaimWrite } from "./draft-store.ts";
import { adoptVersions, planVersions } from "./kept-versions.ts";
import type { KeptVersion, Page } from "./page.ts";
import { slugKeyOf, requireUnreserved, claimSlug } from "./slug-key.ts";
import { requireDraft } from "./require-draft.ts";
import { requireNewest, revisionTag } from "./revision-tag.ts";
import { applySave, findApplied, type Save, withoutEchoes } from "./save.ts";
import { requireTypes } from "./template-rules.ts";
import { requireFits } from "./text-size.ts";

export interface SavedDraft {
  readonly draftId: string;
  /** Names the revision that the save made. */
  readonly tag: string;
}

/**
 * Saves an existing draft. What it replaces is kept as a version, unless the save continues the author's own auto-saves.
 *
 * @throws AppError `not_found`, `not_a_draft`, `idempotency_key_reused`, `stale_revision`, `template_immutable`,
 *   `slug_reserved`, `slug_taken`, `invalid_request` (metadata of another type), `too_large`
 */
export const saveDraft = async (
  store: DraftStore,
  project: Project,
  draftId: string,
  save: Save,
  found: Page | undefined,
): Promise<SavedDraft> =>
  retryOnConflict(
    found,
    async () => store.findPage(project.id, draftId),
    async (page) => {
      const draft = requireDraft(page);
      const applied = findApplied(draft, save);
      if (applied !== undefined) return { draftId, tag: revisionTag(draft.generation, applied.revision) };
      requireNewest(draft, save.expected);
      requireSameTemplate(draft, save);
      const news = withoutEchoes(save, draft);
      const after = applySave(draft, news);
      requireUnreserved(project.site, (after ?? draft).slug);
      if (after === undefined) return { draftId, tag: revisionTag(draft.generation, draft.revision) };
      requireFits(after);
      await store.replace(project.id, await planReplacement(store, project.id, { draft, after, save: news }));
      return { draftId, tag: revisionTag(after.generation, after.revision) };
    },
  );

const requireSameTemplate = (draft: Page, { templateId }: Save): void => {
  if (templateId === undefined || templateId === draft.templateId) return;
  throw new AppError("template_immutable", "The template of a draft cannot be changed.", {
    details: [{ path: "doc_template_id", message: `is ${draft.templateId} and cannot be changed` }],
  });
};

interface Change {
  readonly draft: Page;
  readonly after: Page;
  readonly save: Save;
}

interface Move {
  readonly taking: SlugClaimWrite | undefined;
}

const planReplacement = async (store: DraftStore, projectId: string, { draft, after, save }: Change): Promise<Replacement> => {
  const [template, move, kept] = await Promise.all([
    store.findTemplate(projectId, draft.templateId),
    planMove(store, projectId, { draft, after }),
    findKept(store, projectId, draft),
  ]);
  if (template !== undefined) requireTypes(template, save.metadata);
  const { keptVersions, ...versions } = planVersions(draft, save, kept);
  const claimId = move === undefined ? draft.internals.claimId : move.taking?.claimId;
  const internals = { ...after.internals, claimId, keptVersions };
  return { before: draft, after: { ...after, internals }, taking: move?.taking, ...versions };
};

/** What a save changes about the slug key of its draft; undefined when the draft stays where it is. */
const planMove = async (store: DraftStore, projectId: string, { draft, after }: Omit<Change, "save">): Promise<Move | undefined> => {
  if (after.slug === draft.slug && after.language === draft.language) return undefined;
  const slugKey = slugKeyOf(after);
  if (slugKey === undefined) return { taking: undefined };
  const claimant = { id: draft.id, baseId: draft.internals.base?.id };
  return { taking: await claimSlug(store, projectId, slugKey, claimant, await store.findSlugHolders(projectId, slugKey)) };
};

const findKept = async (store: DraftStore, projectId: string, draft: Page): Promise<readonly KeptVersion[]> =>
  draft.internals.keptVersions ?? adoptVersions(draft, await store.findVersionIds(projectId, draft.id));
