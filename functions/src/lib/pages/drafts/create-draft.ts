import { AppError } from "../../platform/core/app-error.ts";
import { retryOnConflict } from "../../platform/core/write-conflict.ts";
import type { Project } from "../../projects/project.ts";
import { rememberRequest, requireSameRequest } from "./change-request.ts";
import type { DraftStore, KeyedRequest, NewDraft, SlugClaimWrite } from "./draft-store.ts";
import { type Edit, toFirstEdit } from "./edit.ts";
import { markText } from "./marks.ts";
import { noInternals, type Page, type Template, requireDraft } from "./page.ts";
import { revisionTag } from "./revision-tag.ts";
import { findAppliedTag, type NewSave } from "./save.ts";
import type { SavedDraft } from "./save-draft.ts";
import { claimSlug, requireUnreserved, slugKeyOf } from "./slug-key.ts";
import { requireTypes } from "./template-rules.ts";
import { requireOriginal, translationField, translationName } from "./translation.ts";
import { requireFits } from "./storable.ts";

const firstRevision = 1;

/**
 * Creates a draft from scratch. Repeating the request never makes a second one, even if the first has been published or discarded since.
 *
 * @throws AppError `slug_reserved`, `slug_taken`, `unknown_template`, `invalid_request` (metadata of another type, or that cannot be
 * stored; a translation of nothing), `idempotency_key_reused`, `too_large`; for a repetition whose draft is gone, `not_found` or `not_a_draft`
 */
export const createDraft = async (store: DraftStore, project: Project, save: NewSave): Promise<SavedDraft> => {
  const edit = toFirstEdit(save);
  requireFits(edit);
  const slugKey = slugKeyOf(edit);
  const load = async () =>
    Promise.all([
      store.findPageAndRequest(project.id, save.id, save.key === undefined ? undefined : save.id),
      store.findTemplate(project.id, save.templateId),
      slugKey && store.findSlugHolders(project.id, slugKey),
      save.translationOf === undefined ? undefined : store.findPage(project.id, save.translationOf),
    ]);
  return retryOnConflict(await load(), load, async ([{ page: existing, former }, template, holders, original]) => {
    if (existing !== undefined || former !== undefined) return repeated(existing, former, save);
    const named = save.translationOf === undefined ? undefined : translationName(requireOriginal(original));
    requireUnreserved(project.site, edit.slug);
    requireTypes(requireTemplate(template), edit.news);
    const claimant = { id: save.id, internals: noInternals };
    const claim = slugKey && holders && (await claimSlug(store, project.id, slugKey, claimant, holders));
    const request = rememberRequest(save, save.id, firstRevision);
    const draft = { ...newDraft(save, edit, claim), otherFields: named === undefined ? {} : { [translationField]: named } };
    const writeToken = await store.create(project.id, draft, { claim, request });
    return { draftId: save.id, tag: revisionTag({ writeToken, revision: firstRevision }) };
  });
};

const requireTemplate = (template: Template | undefined): Template => {
  if (template !== undefined) return template;
  throw new AppError("unknown_template", "There is no such template in this project.", {
    details: [{ path: "doc_template_id", message: "is not a template of this project" }],
  });
};

const repeated = (existing: Page | undefined, former: KeyedRequest | undefined, save: NewSave): SavedDraft => {
  if (former !== undefined) requireSameRequest(former, save);
  const draft = requireDraft(existing);
  // A document without a trace of this request got its id from a key that has expired.
  const tag = findAppliedTag(draft, save, former ?? { ...save, draftId: draft.id, fingerprint: "", revision: 0, expireAt: save.at });
  return { draftId: draft.id, tag: tag ?? revisionTag(draft) };
};

const newDraft = (save: NewSave, { metadata, content, language, slug }: Edit, claim: SlugClaimWrite | undefined): NewDraft => ({
  id: save.id,
  slug,
  language,
  metadata,
  content,
  templateId: save.templateId,
  createdAt: save.at,
  updatedAt: save.at,
  updatedBy: save.by,
  revision: firstRevision,
  otherFields: {},
  unreadable: undefined,
  internals: {
    ...noInternals,
    claimId: claim?.claimId,
    recentSaves: [{ id: save.id, fingerprint: save.fingerprint, revision: firstRevision, tag: undefined }],
    marks: markText({ metadata, content, language }, undefined, firstRevision, save.at),
  },
});
