import { digest } from "../../platform/core/digest.ts";
import { toPublishedVersionId, toVersionId } from "../versions/version-id.ts";
import { draftLimits } from "./limits.ts";
import { lastEdit } from "./last-edit.ts";
import { isForeign, newestRevision } from "./marks.ts";
import type { Version } from "./draft-store.ts";
import type { KeptVersion, Page } from "./page.ts";
import type { ChangedSave } from "./save.ts";
import { takesAway } from "./takes-away.ts";

export interface VersionPlan {
  readonly keep: Version | undefined;
  readonly drop: readonly string[];
  readonly keptVersions: readonly KeptVersion[];
}

/**
 * Decides whether the text that a save replaces is kept as a version. It is, unless the save looks like an auto-save: the same author
 * knowingly replaces their own newest text, soon after the last version, and removes little of it. It is always kept if the save requests
 * it, or if another program wrote the text.
 */
export const planVersions = (draft: Page, after: Pick<Page, "metadata" | "content">, save: ChangedSave): VersionPlan => {
  const kept = draft.internals.keptVersions;
  const keep = isAutoSave(draft, save, kept.at(-1)) && !takesAway(draft, after) ? undefined : versionOf(draft, save);
  const all = keep === undefined ? kept : [...kept, toKept(keep, save)];
  const left = thinVersions(all, draftLimits.keptVersions);
  return { keep, drop: all.filter((version) => !left.includes(version)).map(({ id }) => id), keptVersions: left };
};

const isAutoSave = (draft: Page, save: ChangedSave, newest: KeptVersion | undefined): boolean =>
  !save.keep &&
  save.expected !== undefined &&
  save.by === draft.updatedBy &&
  newest !== undefined &&
  save.at.getTime() - newest.keptAt.getTime() < draftLimits.versionWindowMs &&
  !isForeign(draft);

const versionOf = (draft: Page, save: ChangedSave): Version => {
  const { by, at } = lastEdit(draft);
  return {
    id: versionId(draft, save),
    metadata: draft.metadata,
    content: draft.content,
    language: draft.language,
    savedAt: at,
    savedBy: by,
  };
};

const toKept = ({ id, savedAt, savedBy }: Version, save: ChangedSave): KeptVersion => ({
  id,
  savedAt,
  keptAt: save.at,
  author: digest(savedBy ?? ""),
});

/** Unique to the save. */
const versionId = (draft: Page, save: ChangedSave): string => toVersionId(newestRevision(draft), save.id.slice(0, 8));

/** Of a text that was live. Unique to that text, so that nothing is kept twice. */
export const publishedVersionId = (live: Page): string =>
  toPublishedVersionId(newestRevision(live), digest(live.id, live.writeToken).slice(0, 8));

/**
 * Removes the least useful versions until at most `limit` are left. A version is worth the time gap that its removal would leave, and more
 * if the next version has another author, who may have replaced its words. The first and the last always stay.
 */
export const thinVersions = (versions: readonly KeptVersion[], limit: number): readonly KeptVersion[] => {
  const left = [...versions];
  while (left.length > limit) left.splice(leastOf(left), 1);
  return left;
};

/** Factor for an author's last version before another author's. */
const otherAuthorWeight = 4;

const leastOf = (versions: readonly KeptVersion[]): number => {
  const gains = versions.slice(1, -1).map((version, index) => gainOf(version, versions[index], versions[index + 2]));
  return gains.indexOf(Math.min(...gains)) + 1;
};

const gainOf = (version: KeptVersion, before: KeptVersion | undefined, after: KeptVersion | undefined): number => {
  const gap = (after?.savedAt.getTime() ?? 0) - (before?.savedAt.getTime() ?? 0);
  return after?.author === version.author ? gap : gap * otherAuthorWeight;
};
