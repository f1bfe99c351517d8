import { extractionProblems, type FieldSource, type ProfileKey, profileKeys, sourceKinds } from "../extraction/extraction.ts";
import { type OpeningSpan, weekdays } from "../extraction/opening-hours.ts";
import { type FieldPath, fieldPaths } from "./field-path.ts";
import type { SessionChange } from "./onboarding-store.ts";
import {
  emptySession,
  type Edit,
  type Edits,
  type Extraction,
  type FieldValue,
  type Profile,
  type ProfileEntry,
  type Session,
} from "./session.ts";
import { isRecord, type UnknownRecord } from "../core/unknown-record.ts";
import { asCount, asDate, asList, asMember, asOptionalText, asRecord, asText } from "../firestore/decode.ts";
import { readCompany, toCompanyFields } from "./company-record.ts";

/** How an onboarding session is stored. Other interfaces read it, and nobody else writes it; still nothing of it is taken for granted. */

export const readSession = (record: UnknownRecord, writeToken: string): Session => ({
  ...emptySession,
  company: readCompany(record["company"]),
  profile: readProfile(asRecord(record["profile"])),
  edits: readEdits(asRecord(record["fields"])),
  confirmedAt: asOptionalDate(record["confirmed_at"]),
  confirmedFields: asList(record["confirmed_fields"])
    .map((key) => asMember(profileKeys, key))
    .filter((key) => key !== undefined),
  extraction: readExtraction(asRecord(record["extraction"])),
  revision: asCount(record["revision"]),
  writeToken,
});

const asOptionalDate = (value: unknown): Date | undefined => (asDate(value).getTime() === 0 ? undefined : asDate(value));

const readProfile = (record: UnknownRecord): Profile => {
  const entries = profileKeys.map((key): readonly [ProfileKey, ProfileEntry | undefined] => [key, readEntry(asRecord(record[key]))]);
  return Object.fromEntries(entries.filter(([, entry]) => entry !== undefined));
};

const readEntry = ({ value, source, confidence }: UnknownRecord): ProfileEntry | undefined => {
  const known = readText(value) ?? readSpans(value);
  return known === undefined
    ? undefined
    : { value: known, source: readSource(asRecord(source)), confidence: typeof confidence === "number" ? confidence : 0 };
};

const readText = (value: unknown): FieldValue | undefined => {
  if (typeof value === "string") return value;
  const texts = asList(value).filter((entry) => typeof entry === "string");
  return texts.length === 0 ? undefined : texts;
};

const readSpans = (value: unknown): readonly OpeningSpan[] | undefined => {
  const spans = asList(value).flatMap((entry) => {
    const { day, opens, closes } = asRecord(entry);
    const weekday = weekdays.find((known) => known === day);
    return weekday === undefined ? [] : [{ day: weekday, opens: asCount(opens), closes: asCount(closes) }];
  });
  return spans.length === 0 ? undefined : spans;
};

const readSource = ({ kind, url }: UnknownRecord): FieldSource => ({
  kind: asMember(sourceKinds, kind) ?? "website",
  url: asOptionalText(url) ?? null,
});

const readEdits = (record: UnknownRecord): Edits => {
  const edits = fieldPaths.map((path): readonly [FieldPath, Edit | undefined] => [path, readEdit(record[path])]);
  return Object.fromEntries(edits.filter(([, edit]) => edit !== undefined));
};

const readEdit = (edit: unknown): Edit | undefined =>
  isRecord(edit) ? { value: readText(edit["value"]) ?? null, editedAt: asDate(edit["edited_at"]) } : undefined;

const readExtraction = (record: UnknownRecord): Extraction => {
  const startedAt = asDate(record["started_at"]);
  const problems = asList(record["problems"])
    .map((problem) => asMember(extractionProblems, problem))
    .filter((problem) => problem !== undefined);
  switch (record["state"]) {
    case "running":
      return { kind: "running", id: asText(record["id"]), startedAt, leaseUntil: asDate(record["lease_until"]) };
    case "finished":
      return {
        kind: "finished",
        id: asText(record["id"]),
        startedAt,
        finishedAt: asDate(record["finished_at"]),
        problems,
        isPartial: record["partial"] === true,
      };
    default:
      return { kind: "idle" };
  }
};

/** Of a new session. */
export const toFields = (change: SessionChange): UnknownRecord => ({
  company: null,
  profile: {},
  confirmed_at: null,
  confirmed_fields: [],
  extraction: toExtractionFields({ kind: "idle" }),
  ...toChangedFields(change),
  fields: toEditFields(change.edits ?? {}),
});

/** Of a session that is there. An edit is named by its path, so that it leaves the others alone. */
export const toFieldPaths = (change: SessionChange): UnknownRecord => ({
  ...toChangedFields(change),
  ...Object.fromEntries(Object.entries(toEditFields(change.edits ?? {})).map(([path, edit]) => [`fields.${path}`, edit])),
});

const toChangedFields = (change: SessionChange): UnknownRecord => ({
  ...(change.company !== undefined && { company: toCompanyFields(change.company) }),
  ...(change.profile !== undefined && { profile: change.profile }),
  ...("confirmedAt" in change && { confirmed_at: change.confirmedAt ?? null }),
  ...(change.confirmedFields !== undefined && { confirmed_fields: change.confirmedFields }),
  ...(change.extraction !== undefined && { extraction: toExtractionFields(change.extraction) }),
});

const toEditFields = (edits: Edits): UnknownRecord =>
  Object.fromEntries(Object.entries(edits).map(([path, { value, editedAt }]) => [path, { value, edited_at: editedAt }]));

const toExtractionFields = (extraction: Extraction): UnknownRecord => ({
  state: extraction.kind,
  id: extraction.kind === "idle" ? null : extraction.id,
  started_at: extraction.kind === "idle" ? null : extraction.startedAt,
  lease_until: extraction.kind === "running" ? extraction.leaseUntil : null,
  finished_at: extraction.kind === "finished" ? extraction.finishedAt : null,
  problems: extraction.kind === "finished" ? extraction.problems : [],
  partial: extraction.kind === "finished" && extraction.isPartial,
});
