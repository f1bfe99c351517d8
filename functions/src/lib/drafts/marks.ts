import { digest } from "../core/digest.ts";
import { ExactValue } from "../core/json-form.ts";
import { isRecord, type UnknownRecord } from "../core/unknown-record.ts";
import type { Mark, Marks, Page, PageText } from "./page.ts";

/** The parts of a page's text: `content`, `language`, and every key of the metadata. */
type Parts = ReadonlyMap<string, string>;

/** The marks of a saved text. Unchanged parts keep the revision that last changed them or, without marks, that of the draft as found. */
export const markText = (text: PageText, before: Page | undefined, revision: number, at: Date): Marks => {
  const old = before && (before.internals.marks ?? markText(before, undefined, newestRevision(before), at));
  const mark = (value: unknown, former: Mark | undefined): Mark => {
    const current = partDigest(value);
    return former?.digest === current ? former : { revision, digest: current };
  };
  const metadata = Object.entries(text.metadata).map(([key, value]) => [key, mark(value, markOf(old, key))] as const);
  return {
    at,
    content: mark(text.content, old?.content),
    language: mark(text.language, old?.language),
    metadata: Object.fromEntries(metadata),
  };
};

/** Whether another interface has changed the text since Lectern last saved it, or Lectern has never saved it. */
export const isForeign = (page: Page): boolean => page.internals.marks === undefined || foreignParts(page).length > 0;

/** The parts that have changed since a revision: `content`, `language`, `metadata.<key>`. */
export const partsChangedSince = (page: Page, revision: number): readonly string[] => {
  const { marks } = page.internals;
  const ours = [...markedParts(marks)].filter(([, mark]) => mark.revision > revision).map(([path]) => path);
  return [...new Set([...ours, ...foreignParts(page)])];
};

/** The newest revision known for the page: another interface may have set its count back. */
export const newestRevision = ({ revision, internals: { marks } }: Page): number =>
  [...markedParts(marks).values()].reduce((newest, mark) => Math.max(newest, mark.revision), revision);

const foreignParts = (page: Page): readonly string[] => {
  const marks = markedParts(page.internals.marks);
  const parts = partsOf(page);
  return [...new Set([...parts.keys(), ...marks.keys()])].filter((path) => marks.get(path)?.digest !== parts.get(path));
};

const partsOf = ({ content, language, metadata }: PageText): Parts =>
  new Map([
    ["content", partDigest(content)],
    ["language", partDigest(language)],
    ...Object.entries(metadata).map(([key, value]) => [`metadata.${key}`, partDigest(value)] as const),
  ]);

const markedParts = (marks: Marks | undefined): ReadonlyMap<string, Mark> =>
  marks === undefined
    ? new Map()
    : new Map([
        ["content", marks.content],
        ["language", marks.language],
        ...Object.entries(marks.metadata).map(([key, mark]) => [`metadata.${key}`, mark] as const),
      ]);

const markOf = (marks: Marks | undefined, key: string): Mark | undefined =>
  marks !== undefined && Object.hasOwn(marks.metadata, key) ? marks.metadata[key] : undefined;

/** 8 characters of a digest, 48 bits: two texts of one draft do not share them by chance, and a draft may have thousands of keys. */
const digestLength = 8;

const partDigest = (value: unknown): string => digest(typeof value === "string" ? value : canonicalJson(value)).slice(0, digestLength);

/** JSON with sorted keys: maps have no order in the database. */
const canonicalJson = (value: unknown): string =>
  JSON.stringify(value, (_key, item: unknown) => {
    if (item instanceof ExactValue) return { exact: item.wire };
    return isRecord(item) ? sorted(item) : item;
  });

const sorted = (map: UnknownRecord): UnknownRecord => Object.fromEntries(Object.entries(map).toSorted(([a], [b]) => (a < b ? -1 : 1)));
