import { asDate, asRecord, asText } from "../firestore/decode.ts";
import type { UnknownRecord } from "../core/unknown-record.ts";
import type { Mark, Marks } from "./page.ts";

/** Marks <-> the field `marks` of a draft, in which a mark is `<revision>.<digest>`. */
export const parseMarks = (stored: unknown): Marks | undefined => {
  const { at, content, language, metadata } = asRecord(stored);
  if (content === undefined) return undefined;
  return {
    at: asDate(at),
    content: parseMark(content),
    language: parseMark(language),
    metadata: Object.fromEntries(Object.entries(asRecord(metadata)).map(([key, mark]) => [key, parseMark(mark)])),
  };
};

const parseMark = (stored: unknown): Mark => {
  const [revision = "", digest = ""] = asText(stored).split(".");
  return { revision: Number(revision) || 0, digest };
};

export const toMarks = ({ at, content, language, metadata }: Marks): UnknownRecord => ({
  at,
  content: toMark(content),
  language: toMark(language),
  metadata: Object.fromEntries(Object.entries(metadata).map(([key, mark]) => [key, toMark(mark)])),
});

const toMark = ({ revision, digest }: Mark): string => `${revision}.${digest}`;
