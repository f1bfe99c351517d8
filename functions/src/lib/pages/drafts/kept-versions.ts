import { digest } from "../../platform/core/digest.ts";
import { toPublishedVersionId, toVersionId } from "../versions/version-id.ts";
import { draftLimits } from "./limits.ts";
import { isForeign, newestRevision, lastEdit } from "./marks.ts";
import type { Version } from "./draft-store.ts";
import type { KeptVersion, Page, PageText } from "./page.ts";
import type { ChangedSave } from "./save.ts";
import { isRecord } from "../../platform/core/unknown-record.ts";
import { own } from "./edit.ts";

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
  const keep = isAutoSave(draft, save, kept.at(-1)) && !takesAway(draft, after) ? undefined : versionOf(draft, versionId(draft, save));
  const { drop, left } = addVersion(kept, keep, save.at);
  return { keep, drop, keptVersions: left };
};

const isAutoSave = (draft: Page, save: ChangedSave, newest: KeptVersion | undefined): boolean =>
  !save.keep &&
  save.expected !== undefined &&
  save.by === draft.updatedBy &&
  newest !== undefined &&
  save.at.getTime() - newest.keptAt.getTime() < draftLimits.versionWindowMs &&
  !isForeign(draft);

/** The text of a page, as a version. */
export const versionOf = (page: Page, id: string): Version => {
  const { metadata, content, language } = page;
  const { by, at } = lastEdit(page);
  return { id, metadata, content, language, savedAt: at, savedBy: by };
};

/** Beyond the limit, the version that adds least goes. */
export const addVersion = (
  kept: readonly KeptVersion[],
  version: Version | undefined,
  keptAt: Date,
): { readonly drop: readonly string[]; readonly left: readonly KeptVersion[] } => {
  const all = version === undefined ? kept : [...kept, toKept(version, keptAt)];
  const left = thinVersions(all, draftLimits.keptVersions);
  return { drop: all.filter((one) => !left.includes(one)).map(({ id }) => id), left };
};

const toKept = ({ id, savedAt, savedBy }: Version, keptAt: Date): KeptVersion => ({ id, savedAt, keptAt, author: digest(savedBy ?? "") });

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

type Written = Pick<PageText, "metadata" | "content">;

/** Whether an edit removes so much that it does not count as continued writing. Text that only moved within its part is not removed. */
export const takesAway = (before: Written, after: Written): boolean => {
  let length = before.content.length;
  let missing = missingLength(before.content, after.content);
  for (const [key, value] of Object.entries(before.metadata)) {
    const [was, is] = [stringsIn(value), stringsIn(own(after.metadata, key))];
    length += was.length;
    missing += missingLength(was, is);
  }
  return missing > Math.min(draftLimits.missingCharacters, length * draftLimits.missingShare);
};

const stringsIn = (value: unknown): string => {
  if (typeof value === "string") return value;
  if (Array.isArray(value)) return value.map(stringsIn).join("\n");
  return isRecord(value) ? stringsIn(Object.values(value)) : "";
};

/**
 * How many characters of `before` are missing in `after`. Within the changed part, a word counts as kept only in a sequence of three,
 * because any long text contains single words. Linear in the length of both texts.
 */
const missingLength = (before: string, after: string): number => {
  const [was, is] = changedParts(before, after);
  // Too long to compare, and more than anyone types between two saves.
  if (was === "" || was.length + is.length > draftLimits.comparedCharacters) return was.length;
  const words = wordsOf(was);
  const rows = rowsOf(wordsOf(is));
  const kept = words.map(() => false);
  for (let at = 0; at + rowLength <= words.length; at++) {
    const row = rowAt(words, at);
    const count = rows.get(row) ?? 0;
    if (count === 0) continue;
    rows.set(row, count - 1);
    kept.fill(true, at, at + rowLength);
  }
  return words.reduce((sum, word, at) => (kept[at] === true ? sum : sum + word.length), 0);
};

/** Both texts without their common beginning and end. If text was only inserted, the first one is empty. */
const changedParts = (before: string, after: string): readonly [string, string] => {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start++;
  let end = 0;
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end++;
  return [before.slice(start, before.length - end), after.slice(start, after.length - end)];
};

/** Words with the characters up to the next word. In scripts without spaces, each character counts as a word. */
const wordsOf = (text: string): readonly string[] => text.match(wordPattern) ?? [];

const wordPattern =
  /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}]|[\p{L}\p{M}\p{N}]+[^\p{L}\p{M}\p{N}]*|[^\p{L}\p{M}\p{N}]+/gu;

const rowLength = 3;

const rowAt = (words: readonly string[], at: number): string => words.slice(at, at + rowLength).join("");

const rowsOf = (words: readonly string[]): Map<string, number> => {
  const rows = new Map<string, number>();
  for (let at = 0; at + rowLength <= words.length; at++) {
    const row = rowAt(words, at);
    rows.set(row, (rows.get(row) ?? 0) + 1);
  }
  return rows;
};
