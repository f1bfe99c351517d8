import { AppError } from "../core/app-error.ts";
import { digest } from "../core/digest.ts";
import { canonicalStored } from "../sites/language-spelling.ts";
import { draftLimits } from "./limits.ts";
import type { KeyedRequest } from "./draft-store.ts";
import type { Edit } from "./edit.ts";
import { isForeign, markText, newestRevision } from "./marks.ts";
import type { Page, PageText, RecentSave } from "./page.ts";
import { revisionTag, supersededTag } from "./revision-tag.ts";

/** One request to save. Its text is as it was sent: only a comparison with the stored draft tells what is to change. */
export interface Save extends PageText {
  /** The same for every repetition of one request. */
  readonly id: string;
  /** Digest of what is to be saved. */
  readonly fingerprint: string;
  /** Whether the request has a key of its own, by which it is known also long after. */
  readonly isKeyed: boolean;
  readonly by: string;
  readonly at: Date;
  readonly templateId: string | undefined;
  /** Tags of the revisions that the author has seen; undefined when the request does not say. */
  readonly expected: readonly string[] | undefined;
  /** What is replaced shall become a version. */
  readonly keep: boolean;
}

interface SaveRequest extends Pick<Save, "by" | "at" | "templateId" | "expected" | "keep"> {
  /** The draft's ID, or the placeholder for a new one: the same key for another draft is another request. */
  readonly target: string;
  /** The Idempotency-Key, if there is one. */
  readonly key: string | undefined;
  /** Of the request itself. */
  readonly requestId: string;
}

export const toSave = (text: PageText, { key, requestId, target, ...request }: SaveRequest): Save => ({
  ...text,
  ...request,
  id: requestKeyId(request.by, target, key ?? requestId),
  isKeyed: key !== undefined,
  fingerprint: digest(JSON.stringify([text.metadata, text.content, canonicalStored(text.language)]), request.templateId ?? ""),
});

/** A key is its sender's own, and its draft's. */
export const requestKeyId = (by: string, target: string, key: string): string => digest(by, target, key);

export const rememberRequest = (
  save: Pick<Save, "id" | "fingerprint" | "isKeyed" | "at">,
  draftId: string,
  revision: number,
): KeyedRequest | undefined =>
  save.isKeyed
    ? { id: save.id, fingerprint: save.fingerprint, draftId, revision, expireAt: new Date(save.at.getTime() + draftLimits.requestKeyMs) }
    : undefined;

/** @throws AppError `idempotency_key_reused` when a key was used for something else */
export const requireSameRequest = (former: Pick<KeyedRequest, "fingerprint">, { fingerprint }: Pick<KeyedRequest, "fingerprint">): void => {
  if (former.fingerprint === fingerprint) return;
  throw new AppError("idempotency_key_reused", "This Idempotency-Key was used for another request. Send a new key with every new request.");
};

/**
 * The tag that a save was answered with when it was applied; undefined when it was not. A draft remembers the newest saves, and a
 * keyed one is remembered for much longer.
 *
 * @throws AppError `idempotency_key_reused` when the key was used for something else
 */
export const findAppliedTag = (page: Page, save: Save, former: KeyedRequest | undefined): string | undefined => {
  const recent = page.internals.recentSaves.find(({ id }) => id === save.id);
  const applied = recent ?? former;
  if (applied === undefined) return undefined;
  requireSameRequest(applied, save);
  if (recent?.tag !== undefined) return recent.tag;
  return applied.revision === page.revision && !isForeign(page) ? revisionTag(page) : supersededTag(page.generation, applied.revision);
};

/** The draft with an edit applied. */
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

/** The tag of the revision that is replaced is known by now, unless another interface has written over it. */
const tagNewest = (draft: Page): readonly RecentSave[] => {
  const tag = isForeign(draft) ? undefined : revisionTag(draft);
  return draft.internals.recentSaves.map((recent) =>
    recent.revision === draft.revision && recent.tag === undefined ? { ...recent, tag } : recent,
  );
};
