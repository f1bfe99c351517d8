import { draftLimits } from "./limits.ts";
import type { Version } from "./draft-store.ts";
import type { KeptVersion, Page } from "./page.ts";
import type { Save } from "./save.ts";

/** What a save does to the versions of its draft. */
export interface VersionPlan {
  readonly keep: Version | undefined;
  readonly drop: readonly string[];
  readonly keptVersions: readonly KeptVersion[];
}

/**
 * Decides whether the text that a save replaces becomes a version. It does, unless the same author replaces their own
 * newest text knowingly, soon after the last version, and without cutting it down: that is how auto-save looks.
 */
export const planVersions = (draft: Page, save: Save, kept: readonly KeptVersion[]): VersionPlan => {
  const keep = isAutoSave(draft, save, kept.at(-1)) ? undefined : versionOf(draft, kept);
  const all = keep === undefined ? kept : [...kept, { id: keep.id, keptAt: save.at }];
  const surplus = Math.max(0, all.length - draftLimits.keptVersions);
  return { keep, drop: all.slice(0, surplus).map(({ id }) => id), keptVersions: all.slice(surplus) };
};

const isAutoSave = (draft: Page, save: Save, newest: KeptVersion | undefined): boolean =>
  save.expected !== undefined &&
  save.by === draft.updatedBy &&
  newest !== undefined &&
  save.at.getTime() - newest.keptAt.getTime() < draftLimits.versionWindowMs &&
  save.content.length >= draft.content.length * draftLimits.shrinkRatio;

const versionOf = (draft: Page, kept: readonly KeptVersion[]): Version => ({
  id: String(nextNumber(draft, kept)),
  metadata: draft.metadata,
  content: draft.content,
  language: draft.language,
  savedAt: draft.updatedAt,
  savedBy: draft.updatedBy,
});

/** The revision's own number, or a greater one where another interface has numbered versions in its own way. */
const nextNumber = (draft: Page, kept: readonly KeptVersion[]): number =>
  Math.max(draft.revision, ...kept.map(({ id }) => Number(id) + 1).filter(Number.isSafeInteger));

/** The index for versions that another interface has made: their ids are all that is known of them. */
export const adoptVersions = (draft: Page, ids: readonly string[]): readonly KeptVersion[] =>
  ids.toSorted((a, b) => Number(a) - Number(b)).map((id) => ({ id, keptAt: draft.updatedAt }));
