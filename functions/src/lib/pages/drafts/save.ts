import { canonicalStored } from "../../i18n/language-spelling.ts";
import { type ChangeRequest, identifyRequest, requireSameRequest, type Unidentified } from "./change-request.ts";
import { draftLimits } from "./limits.ts";
import type { KeyedRequest } from "./draft-store.ts";
import type { Edit } from "./edit.ts";
import { isForeign, markText, newestRevision } from "./marks.ts";
import type { Page, PageText, RecentSave } from "./page.ts";
import { revisionTag, supersededTag } from "./revision-tag.ts";

/** One request to save, with the text as it was sent: only a comparison with the stored draft shows what changes. */
export interface Save extends PageText, ChangeRequest {
  readonly templateId: string | undefined;
  /** The page or draft that a new draft translates. */
  readonly translationOf?: string | undefined;
  /** Whether the replaced text is kept as a version in any case. */
  readonly keep: boolean;
}

type SaveRequest = Omit<Unidentified<Save>, keyof PageText> & { readonly requestId: string };

export const toSave = (text: PageText, { requestId, ...request }: SaveRequest): Save => ({
  ...text,
  ...request,
  mayDelete: false,
  ...identifyRequest(
    { ...request, requestId },
    JSON.stringify([text.metadata, text.content, canonicalStored(text.language)]),
    request.templateId ?? "",
    ...(request.translationOf === undefined ? [] : [request.translationOf]),
  ),
});

/**
 * The tag that an already applied save was answered with; undefined if it was not applied. A draft remembers its newest saves; one with an
 * Idempotency-Key is remembered for much longer.
 *
 * @throws AppError `idempotency_key_reused` when the key was used for something else
 */
export const findAppliedTag = (page: Page, save: Save, former: KeyedRequest | undefined): string | undefined => {
  const recent = page.internals.recentSaves.find(({ id }) => id === save.id);
  const applied = recent ?? former;
  if (applied === undefined) return undefined;
  requireSameRequest(applied, save);
  if (recent?.tag !== undefined) return recent.tag;
  return applied.revision === page.revision && !isForeign(page) ? revisionTag(page) : supersededTag(applied.revision);
};

export const applyEdit = (draft: Page, { metadata, content, language, slug }: Edit, save: Save): Page => {
  const revision = newestRevision(draft) + 1;
  const text = { metadata, content, language };
  return {
    ...draft,
    ...text,
    slug,
    revision,
    updatedBy: save.by,
    updatedAt: save.at,
    internals: {
      ...draft.internals,
      recentSaves: [...tagNewest(draft), { id: save.id, fingerprint: save.fingerprint, revision, tag: undefined }].slice(
        -draftLimits.recentSaves,
      ),
      marks: markText(text, draft, revision, save.at),
    },
  };
};

/** Adds the tag of the replaced revision, which is known by now, unless another program has changed it. */
const tagNewest = (draft: Page): readonly RecentSave[] => {
  const tag = isForeign(draft) ? undefined : revisionTag(draft);
  return draft.internals.recentSaves.map((recent) =>
    recent.revision === draft.revision && recent.tag === undefined ? { ...recent, tag } : recent,
  );
};
