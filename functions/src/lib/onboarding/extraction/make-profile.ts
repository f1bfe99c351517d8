import { extractionLimits } from "./limits.ts";
import { cleanList, plainLine, firstSentences } from "./plain-line.ts";
import {
  type ExtractedField,
  type ExtractedProfile,
  type FieldSource,
  type ListField,
  type TextField,
  listFields,
  textFields,
} from "./extraction.ts";
import type { OpeningSpan } from "../../platform/core/opening-hours.ts";

type RatedValue<Value> = readonly [value: Value | undefined, confidence: number];

interface SourceFields {
  readonly texts?: Readonly<Partial<Record<TextField, RatedValue<string>>>>;
  readonly lists?: Readonly<Partial<Record<ListField, RatedValue<readonly string[]>>>>;
  readonly openingTimes?: RatedValue<readonly OpeningSpan[]>;
}

/** Texts of several sentences; all others are short. */
const longTexts: ReadonlySet<TextField> = new Set(["summary", "greeting_draft", "opening_hours"]);

const bounds = { entries: extractionLimits.entries, entryLength: extractionLimits.entryLength };

/** The part of a profile that one source knows: texts are cleaned and bounded, empty fields omitted. */
export const makeProfile = (source: FieldSource, { texts = {}, lists = {}, openingTimes }: SourceFields): ExtractedProfile => {
  const fields = textFields.flatMap((field) => {
    const [text = "", confidence = 0] = texts[field] ?? [];
    const value = longTexts.has(field)
      ? firstSentences(text, extractionLimits.textLength)
      : plainLine(text, extractionLimits.shortTextLength);
    return value === "" ? [] : [[field, { value, source, confidence }] as const];
  });
  const several = listFields.flatMap((field) => {
    const [items = [], confidence = 0] = lists[field] ?? [];
    const value = cleanList(items, bounds);
    return value.length === 0 ? [] : [[field, { value, source, confidence }] as const];
  });
  const [times = [], confidence = 0] = openingTimes ?? [];
  const opening = times.length === 0 ? {} : { opening_times: { value: times, source, confidence } };
  return { ...Object.fromEntries(fields), ...Object.fromEntries(several), ...opening };
};

/** The most trusted value of each field, and the first one of equals. Languages and selling points are collected from all sources. */
export const mergeProfiles = (parts: readonly ExtractedProfile[]): ExtractedProfile => {
  const texts = textFields.flatMap((field) =>
    entryOf(
      field,
      parts.map((part) => part[field]),
    ),
  );
  const lists = listFields.flatMap((field) => {
    const found = parts.map((part) => part[field]);
    return entryOf(field, field === "products_services" ? found : together(found));
  });
  const opening = best(parts.map(({ opening_times }) => opening_times));
  return { ...Object.fromEntries(texts), ...Object.fromEntries(lists), ...(opening !== undefined && { opening_times: opening }) };
};

const entryOf = <Field extends string, Value>(
  field: Field,
  found: readonly (ExtractedField<Value> | undefined)[],
): readonly (readonly [Field, ExtractedField<Value>])[] => {
  const chosen = best(found);
  return chosen === undefined ? [] : [[field, chosen]];
};

/** All values, attributed to the most trusted source. */
const together = (
  found: readonly (ExtractedField<readonly string[]> | undefined)[],
): readonly (ExtractedField<readonly string[]> | undefined)[] => {
  const first = best(found);
  const all = [...(first?.value ?? []), ...found.flatMap((field) => field?.value ?? [])];
  return [first === undefined ? undefined : { ...first, value: cleanList(all, bounds) }];
};

const best = <Value>(fields: readonly (ExtractedField<Value> | undefined)[]): ExtractedField<Value> | undefined =>
  fields.reduce(
    (found, field) => (field !== undefined && (found === undefined || field.confidence > found.confidence) ? field : found),
    undefined,
  );

/** Roughly how often values from such a source were right on real websites. The highest one wins. */
export const confidence = {
  /** Quoted by a model and found again by code, word for word. */
  quoted: 0.95,
  places: 0.85,
  registry: 0.8,
  declared: 0.75,
  text: 0.6,
  searched: 0.55,
  inferred: 0.4,
  suggestion: 0.3,
} as const;
