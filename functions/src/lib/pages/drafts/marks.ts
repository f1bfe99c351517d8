import { digest } from "../../platform/core/digest.ts";
import { ExactValue } from "../../platform/core/json-form.ts";
import { isRecord, type UnknownRecord } from "../../platform/core/unknown-record.ts";
import type { Mark, Marks, Page, PageText } from "./page.ts";

/** A text, or a value for each of its parts. */
type ByPart = Readonly<Record<"content" | "language", unknown>> & { readonly metadata: UnknownRecord };

/** The parts by path: `content`, `language`, and `metadata.<key>` for every key. */
export const partsOf = ({ content, language, metadata }: ByPart): readonly (readonly [string, unknown])[] => [
  ["content", content],
  ["language", language],
  ...Object.entries(metadata).map(([key, value]) => [`${metadataPrefix}${key}`, value] as const),
];

export const metadataPrefix = "metadata.";

/** The marks of a saved text. Unchanged parts keep the revision that last changed them or, without marks, that of the stored draft. */
export const markText = (text: PageText, before: Page | undefined, revision: number, at: Date): Marks => {
  const old = before && (before.internals.marks ?? markText(before, undefined, newestRevision(before), at));
  const mark = (path: string, current: string): Mark => {
    const former = old?.parts.get(path);
    return former?.digest === current ? former : { revision, digest: current };
  };
  return { at, parts: new Map(partsOf(text).map(([path, value]) => [path, mark(path, partDigest(value))])) };
};

/** Whether another program has changed the text since Lectern last saved it, or Lectern never saved it. */
export const isForeign = (page: Page): boolean => page.internals.marks === undefined || foreignParts(page).length > 0;

export const partsChangedSince = (page: Page, revision: number): readonly string[] => {
  const ours = [...markedParts(page)].filter(([, mark]) => mark.revision > revision).map(([path]) => path);
  return [...new Set([...ours, ...foreignParts(page)])];
};

/** The newest revision known for the page: another program may have reset its `revision`. */
export const newestRevision = (page: Page): number =>
  [...markedParts(page).values()].reduce((newest, mark) => Math.max(newest, mark.revision), page.revision);

const markedParts = ({ internals: { marks } }: Page): Marks["parts"] => marks?.parts ?? new Map();

const foreignParts = (page: Page): readonly string[] => {
  const marks = markedParts(page);
  const digests = new Map(partsOf(page).map(([path, value]) => [path, partDigest(value)]));
  return [...new Set([...digests.keys(), ...marks.keys()])].filter((path) => marks.get(path)?.digest !== digests.get(path));
};

/** 8 characters of a digest, 48 bits: enough to tell the texts of one part apart, and short, because a draft may have thousands of keys. */
const digestLength = 8;

const partDigest = (value: unknown): string => digest(typeof value === "string" ? value : canonicalJson(value)).slice(0, digestLength);

/** JSON with sorted keys: maps have no order in the database. */
const canonicalJson = (value: unknown): string =>
  JSON.stringify(value, (_key, item: unknown) => {
    if (item instanceof ExactValue) return { exact: item.wire };
    return isRecord(item) ? sorted(item) : item;
  });

const sorted = (map: UnknownRecord): UnknownRecord => Object.fromEntries(Object.entries(map).toSorted(([a], [b]) => (a < b ? -1 : 1)));

interface LastEdit {
  /** Null: another program changed the text without naming the author. */
  readonly by: string | null;
  readonly at: Date;
}

/**
 * Who wrote the current text, and when. If another program changed it but kept Lectern's author and time, the author is unknown and the
 * time is that of the write.
 */
export const lastEdit = (page: Page): LastEdit => {
  const { updatedBy, updatedAt, writeToken, internals } = page;
  const saysNothing = internals.marks?.at.getTime() === updatedAt.getTime() && isForeign(page);
  return saysNothing ? { by: null, at: new Date(Math.round(writtenAt(writeToken) / 1e3)) } : { by: updatedBy, at: updatedAt };
};

/** Microseconds since 1970. */
export const writtenAt = (writeToken: string): number => {
  const [seconds = 0, nanoseconds = 0] = writeToken.split(".").map(Number);
  return seconds * 1e6 + Math.floor(nanoseconds / 1e3);
};
