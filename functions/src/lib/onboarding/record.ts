import { FieldValue } from "firebase-admin/firestore";
import * as z from "zod/mini";
import { extractionProblems, profileKeys, sourceKinds } from "../extraction/extraction.ts";
import { weekdays } from "../core/opening-hours.ts";
import { fieldPaths } from "./field-path.ts";
import { type SessionChange, emptySession, type Edits, type Extraction, type Session } from "./onboarding-session.ts";
import type { UnknownRecord } from "../core/unknown-record.ts";
import { asCount, asDate, asList, asMember, asRecord, asText } from "../firestore/decode.ts";
import { readCompany, toCompanyFields } from "./company-record.ts";

/** How an onboarding session is stored. Other interfaces read it, and nobody else writes it; still nothing of it is taken for granted. */

export const readSession = (record: UnknownRecord, writeToken: string): Session => ({
  ...emptySession,
  company: readCompany(record["company"]),
  profile: readEach(profileKeys, record["profile"], Entry),
  edits: readEach(fieldPaths, record["fields"], Edit),
  confirmedAt: asOptionalDate(record["confirmed_at"]),
  confirmedFields: asList(record["confirmed_fields"])
    .map((key) => asMember(profileKeys, key))
    .filter((key) => key !== undefined),
  extraction: readExtraction(asRecord(record["extraction"])),
  revision: asCount(record["revision"]),
  writeToken,
});

const asOptionalDate = (value: unknown): Date | undefined => (asDate(value).getTime() === 0 ? undefined : asDate(value));

const Texts = z.array(z.string()).check(z.minLength(1));
const Source = z.object({ kind: z.catch(z.enum(sourceKinds), "website"), url: z.catch(z.nullable(z.string()), null) });
const Entry = z.object({
  value: z.union([
    z.string(),
    Texts,
    z.array(z.object({ day: z.literal(weekdays), opens: z.int(), closes: z.int() })).check(z.minLength(1)),
  ]),
  source: z.catch(Source, { kind: "website", url: null }),
  confidence: z.catch(z.number(), 0),
});
const Edit = z.pipe(
  z.object({ value: z.catch(z.nullable(z.union([z.string(), Texts])), null), edited_at: z.optional(z.unknown()) }),
  z.transform(({ value, edited_at }) => ({ value, editedAt: asDate(edited_at) })),
);

/** What does not fit is left out. */
const readEach = <Value>(keys: readonly string[], record: unknown, schema: z.ZodMiniType<Value>): Readonly<Record<string, Value>> =>
  Object.fromEntries(
    keys.flatMap((key) => {
      const { data } = schema.safeParse(asRecord(record)[key]);
      return data === undefined ? [] : [[key, data]];
    }),
  );

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
  ...Object.fromEntries((change.droppedEdits ?? []).map((path) => [`fields.${path}`, FieldValue.delete()])),
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
