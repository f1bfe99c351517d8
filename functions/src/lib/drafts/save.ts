import { isDeepStrictEqual } from "node:util";
import { draftLimits } from "./limits.ts";
import { AppError } from "../core/app-error.ts";
import { digest } from "../core/digest.ts";
import { jsonForm } from "../core/json-form.ts";
import type { Changes, Page, PageText, RecentSave } from "./page.ts";

/** One request to save, checked. */
export interface Save extends PageText {
  /** The same for every repetition of one request. */
  readonly id: string;
  /** Digest of what is to be saved. */
  readonly fingerprint: string;
  readonly by: string;
  readonly at: Date;
  readonly templateId: string | undefined;
  /** Undefined when the metadata that was sent does not speak of the slug. */
  readonly slug: string | null | undefined;
  /** Tags of the revisions that the author has seen; undefined when the request does not say. */
  readonly expected: readonly string[] | undefined;
}

interface SaveRequest extends Pick<Save, "by" | "at" | "templateId" | "expected"> {
  /** The same for every repetition of one request; scoped to its sender here. */
  readonly key: string;
}

/** A save of text whose metadata has a canonical slug, if any. */
export const toSave = (text: PageText, { key, ...request }: SaveRequest): Save => {
  const { slug } = text.metadata;
  return {
    ...text,
    ...request,
    id: digest(request.by, key),
    fingerprint: digest(JSON.stringify(text), request.templateId ?? ""),
    slug: typeof slug === "string" || slug === undefined ? slug : null,
  };
};

/**
 * The save as it was applied, if it was applied already.
 *
 * @throws AppError `idempotency_key_reused` when the key was used for another text
 */
export const findApplied = (page: Page, { id, fingerprint }: Pick<Save, "id" | "fingerprint">): RecentSave | undefined => {
  const applied = page.internals.recentSaves.find((recent) => recent.id === id);
  if (applied === undefined || applied.fingerprint === fingerprint) return applied;
  throw new AppError("idempotency_key_reused", "This Idempotency-Key was used for another save. Send a new key with every new save.");
};

/**
 * The save without the metadata that it only echoes. What another interface has stored in a form that JSON does not have, a
 * time say, stays what it is when the editor sends it back as it was shown.
 */
export const withoutEchoes = (save: Save, { metadata }: Page): Save => ({
  ...save,
  metadata: Object.fromEntries(Object.entries(save.metadata).filter(([key, value]) => !standsFor(value, metadata[key]))),
});

const standsFor = (value: unknown, stored: unknown): boolean => {
  const shown = jsonForm(stored);
  return isDeepStrictEqual(value, shown) && !isDeepStrictEqual(shown, stored);
};

/** The draft with the save applied, or undefined when the save changes nothing. */
export const applySave = (draft: Page, save: Save): Page | undefined => {
  const text: PageText = {
    metadata: { ...draft.metadata, ...save.metadata },
    content: save.content,
    language: save.language,
  };
  const slug = save.slug === undefined ? draft.slug : save.slug;
  const revision = draft.revision + 1;
  const changes = markChanges(draft, text, revision);
  if (changes === undefined && slug === draft.slug) return undefined;
  const recentSave: RecentSave = { id: save.id, fingerprint: save.fingerprint, revision };
  return {
    ...draft,
    ...text,
    slug,
    revision,
    updatedBy: save.by,
    updatedAt: save.at,
    internals: {
      ...draft.internals,
      recentSaves: [...draft.internals.recentSaves, recentSave].slice(-draftLimits.recentSaves),
      changes: changes ?? draft.internals.changes,
    },
  };
};

const markChanges = (draft: Page, text: PageText, revision: number): Changes | undefined => {
  const contentChanged = text.content !== draft.content;
  const languageChanged = text.language !== draft.language;
  const keys = Object.keys(text.metadata).filter(
    (key) => !Object.hasOwn(draft.metadata, key) || !isDeepStrictEqual(text.metadata[key], draft.metadata[key]),
  );
  if (!contentChanged && !languageChanged && keys.length === 0) return undefined;
  const { changes } = draft.internals;
  return {
    ...changes,
    ...(contentChanged && { content: revision }),
    ...(languageChanged && { language: revision }),
    metadata: { ...changes.metadata, ...Object.fromEntries(keys.map((key) => [key, revision])) },
  };
};
