import { AppError } from "../core/app-error.ts";
import { retryOnConflict } from "../core/write-conflict.ts";
import type { Project } from "../projects/project.ts";
import type { DraftStore, NewDraft, SlugClaimWrite } from "./draft-store.ts";
import { noInternals, type Page, type Template } from "./page.ts";
import { slugKeyOf, requireUnreserved, claimSlug } from "./slug-key.ts";
import { revisionTag } from "./revision-tag.ts";
import { findApplied, type Save } from "./save.ts";
import type { SavedDraft } from "./save-draft.ts";
import { requireTypes } from "./template-rules.ts";
import { requireFits } from "./text-size.ts";

/** A save that makes its draft: the id of the save becomes the id of the draft, so that a repetition finds it. */
export type FirstSave = Save & { readonly templateId: string };

const firstRevision = 1;

/**
 * Makes a draft from scratch. The same request, repeated, makes one draft.
 *
 * @throws AppError `slug_reserved`, `slug_taken`, `unknown_template`, `invalid_request` (metadata of another type),
 *   `idempotency_key_reused`, `too_large`
 */
export const createDraft = async (store: DraftStore, project: Project, save: FirstSave): Promise<SavedDraft> => {
  requireFits(save);
  const slugKey = slugKeyOf({ slug: save.slug ?? null, language: save.language });
  const load = async () =>
    Promise.all([
      store.findPage(project.id, save.id),
      store.findTemplate(project.id, save.templateId),
      slugKey && store.findSlugHolders(project.id, slugKey),
    ]);
  return retryOnConflict(await load(), load, async ([existing, template, holders]) => {
    if (existing !== undefined) return repeated(existing, save);
    requireUnreserved(project.site, save.slug ?? null);
    requireTypes(requireTemplate(template), save.metadata);
    const claimant = { id: save.id, baseId: undefined };
    const taking = slugKey && holders && (await claimSlug(store, project.id, slugKey, claimant, holders));
    const generation = await store.create(project.id, newDraft(save, taking), taking);
    return { draftId: save.id, tag: revisionTag(generation, firstRevision) };
  });
};

const requireTemplate = (template: Template | undefined): Template => {
  if (template !== undefined) return template;
  throw new AppError("unknown_template", "There is no such template in this project.", {
    details: [{ path: "doc_template_id", message: "is not a template of this project" }],
  });
};

const repeated = (draft: Page, save: Save): SavedDraft => {
  findApplied(draft, save);
  return { draftId: draft.id, tag: revisionTag(draft.generation, firstRevision) };
};

const newDraft = (save: FirstSave, taking: SlugClaimWrite | undefined): NewDraft => ({
  id: save.id,
  slug: save.slug ?? null,
  language: save.language,
  metadata: save.metadata,
  content: save.content,
  templateId: save.templateId,
  createdAt: save.at,
  updatedAt: save.at,
  updatedBy: save.by,
  revision: firstRevision,
  internals: {
    ...noInternals,
    claimId: taking?.claimId,
    recentSaves: [{ id: save.id, fingerprint: save.fingerprint, revision: firstRevision }],
    keptVersions: [],
  },
});
