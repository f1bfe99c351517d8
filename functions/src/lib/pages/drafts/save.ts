import { canonicalStored } from "../../i18n/language-spelling.ts";
import { type AskedChange, type ChangeRequest, identifyRequest, requireSameRequest } from "./change-request.ts";
import { draftLimits } from "./limits.ts";
import type { KeyedRequest } from "./draft-store.ts";
import type { Edit } from "./edit.ts";
import { isForeign, markText, newestRevision } from "./marks.ts";
import type { Page, PageText, RecentSave } from "./page.ts";
import { revisionTag, supersededTag } from "./revision-tag.ts";

/** The text of a draft that does not exist yet. */
interface NewText extends PageText {
  readonly kind: "new";
  readonly templateId: string;
  /** The page or draft that it translates. */
  readonly translationOf: string | undefined;
}

/** As it was sent: only a comparison with the stored draft shows what changes. */
interface ChangedText extends PageText {
  readonly kind: "changed";
  /** The draft's own; undefined if the request names none. */
  readonly templateId: string | undefined;
  /** Whether the replaced text is kept as a version in any case. */
  readonly keep: boolean;
}

type SentText = NewText | ChangedText;

/** Creates its draft, which gets the id of the save, so that a repetition finds it. */
export type NewSave = NewText & ChangeRequest;

export type ChangedSave = ChangedText & ChangeRequest;

export const toSave = <Text extends SentText>(asked: Text & AskedChange, requestId: string): Text & ChangeRequest => ({
  ...asked,
  mayDelete: false,
  ...identifyRequest({ ...asked, requestId }, ...askedOf(asked)),
});

/** What two requests have in common if one repeats the other. Stored as a digest with every key: it stays as it is. */
const askedOf = (sent: SentText): readonly string[] => {
  const text = JSON.stringify([sent.metadata, sent.content, canonicalStored(sent.language)]);
  const translated = sent.kind === "new" && sent.translationOf !== undefined ? [sent.translationOf] : [];
  return [text, sent.templateId ?? "", ...translated];
};

/**
 * The tag that an already applied save was answered with; undefined if it was not applied. A draft remembers its newest saves; one with an
 * Idempotency-Key is remembered for much longer.
 *
 * @throws AppError `idempotency_key_reused` when the key was used for something else
 */
export const findAppliedTag = (page: Page, save: ChangeRequest, former: KeyedRequest | undefined): string | undefined => {
  const recent = page.internals.recentSaves.find(({ id }) => id === save.id);
  const applied = recent ?? former;
  if (applied === undefined) return undefined;
  requireSameRequest(applied, save);
  if (recent?.tag !== undefined) return recent.tag;
  return applied.revision === page.revision && !isForeign(page) ? revisionTag(page) : supersededTag(applied.revision);
};

export const applyEdit = (draft: Page, { metadata, content, language, slug }: Edit, save: ChangeRequest): Page => {
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
