import { FieldValue } from "firebase-admin/firestore";
import * as z from "zod/mini";
import { weekdays } from "../platform/core/opening-hours.ts";
import { isRecord, type UnknownRecord } from "../platform/core/unknown-record.ts";
import { extractionProblems, profileKeys, sourceKinds } from "./extraction/extraction.ts";
import { asCount, asDate, asList, asMember, asOptionalText, asRecord, asText } from "../platform/firestore/decode.ts";
import { toConfirmedAt } from "./confirmation-record.ts";
import { fieldPaths } from "./field-path.ts";
import { emptySession, type Extraction, registryChecks, type Session, type SessionChange } from "./onboarding-session.ts";

/** Storage form of an onboarding session. Damaged parts read as absent, although other programs should only read. */

/** Fields are stored in snake case, flags without "is", and undefined as null. Values within arrays are not converted. */
const toStored = (value: unknown): unknown => {
  if (value === undefined) return null;
  return isRecord(value) ? toFieldsOf(value) : value;
};

const toFieldsOf = (record: object): UnknownRecord =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [storedName(name), toStored(value)]));

const storedName = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`).replace(/^is_/, "");

/** The inverse of `toFieldsOf`; undefined if damaged. */
const fieldsOf = <Shape extends Readonly<Record<string, z.ZodMiniType>>>(shape: Shape) => {
  const schema = z.object(shape);
  return (stored: unknown): z.output<typeof schema> | undefined =>
    isRecord(stored)
      ? schema.safeParse(Object.fromEntries(Object.keys(shape).map((name) => [name, stored[storedName(name)]]))).data
      : undefined;
};

const as = <Value>(read: (stored: unknown) => Value) => z.pipe(z.unknown(), z.transform(read));
const time = as(asDate);
const flag = as((stored) => stored === true);
const text = as(asOptionalText);
const url = z.catch(z.nullable(z.string()), null);
const membersOf =
  <const Member extends string>(members: readonly Member[]) =>
  (stored: unknown): readonly Member[] =>
    asList(stored).flatMap((member) => asMember(members, member) ?? []);

const Facts = z.object({ url, industry: text, purpose: text, address: text, town: text, phone: text, email: text });
const readCompany = fieldsOf({
  country: z.string(),
  registryId: text,
  placeId: text,
  businessUrl: text,
  name: text,
  website: text,
  town: text,
  address: text,
  isClosed: flag,
  registry: z.catch(z.enum(registryChecks), "unknown"),
  registryFacts: as((stored) => Facts.safeParse(stored).data),
  selectedAt: time,
});

const readCandidate = fieldsOf({ country: z.string(), registryId: text, placeId: text });
const readOffer = fieldsOf({
  candidates: as((stored) => asList(stored).flatMap((candidate) => readCandidate(candidate) ?? [])),
  madeAt: time,
});

const Texts = z.array(z.string()).check(z.minLength(1));
const Source = z.object({ kind: z.catch(z.enum(sourceKinds), "website"), url });
const Spans = z.array(z.object({ day: z.literal(weekdays), opens: z.int(), closes: z.int() })).check(z.minLength(1));
const Entry = z.object({
  value: z.union([z.string(), Texts, Spans]),
  source: z.catch(Source, { kind: "website", url: null }),
  confidence: z.catch(z.number(), 0),
});
const readEdit = fieldsOf({ value: z.catch(z.nullable(z.union([z.string(), Texts])), null), editedAt: time });

export const readSession = (record: UnknownRecord, writeToken: string): Session => ({
  ...emptySession,
  company: readCompany(record["company"]),
  profile: readEach(profileKeys, record["profile"], (entry) => Entry.safeParse(entry).data),
  edits: readEach(fieldPaths, record["fields"], readEdit),
  confirmedAt: toConfirmedAt(record["confirmed_at"]),
  confirmedFields: membersOf(profileKeys)(record["confirmed_fields"]),
  extraction: readExtraction(record["extraction"]),
  offer: readOffer(record["offer"]),
  revision: asCount(record["revision"]),
  writeToken,
});

/** Omits values that do not fit. */
const readEach = <Value>(
  keys: readonly string[],
  stored: unknown,
  read: (part: unknown) => Value | undefined,
): Readonly<Record<string, Value>> =>
  Object.fromEntries(
    keys.flatMap((key) => {
      const value = read(asRecord(stored)[key]);
      return value === undefined ? [] : [[key, value]];
    }),
  );

const readReading = fieldsOf({
  id: as(asText),
  state: as((stored) => asMember(["running", "finished"], stored)),
  startedAt: time,
  leaseUntil: time,
  finishedAt: time,
  problems: as(membersOf(extractionProblems)),
  isPartial: flag,
});

const readExtraction = (stored: unknown): Extraction => {
  const reading = readReading(stored);
  if (reading?.state === undefined) return { kind: "idle" };
  const { state: kind, id, startedAt, leaseUntil, ...finished } = reading;
  return kind === "running" ? { kind, id, startedAt, leaseUntil } : { kind, id, startedAt, ...finished };
};

const toExtractionFields = ({ kind, ...extraction }: Extraction): UnknownRecord =>
  toFieldsOf({ state: kind, ...emptyReading, ...extraction });

const emptyReading = { id: null, startedAt: null, leaseUntil: null, finishedAt: null, problems: [], isPartial: false };

export const toFields = (change: SessionChange): UnknownRecord => ({
  company: null,
  profile: {},
  confirmed_at: null,
  confirmed_fields: [],
  extraction: toExtractionFields({ kind: "idle" }),
  offer: null,
  ...toChangedFields(change),
  fields: toFieldsOf(change.edits ?? {}),
});

/** For updating an existing session. Edits are written by path, so that others stay. */
export const toFieldPaths = (change: SessionChange): UnknownRecord => ({
  ...toChangedFields(change),
  ...Object.fromEntries((change.droppedEdits ?? []).map((path) => [`fields.${path}`, FieldValue.delete()])),
  ...Object.fromEntries(Object.entries(toFieldsOf(change.edits ?? {})).map(([path, edit]) => [`fields.${path}`, edit])),
});

const plainParts = ["company", "profile", "confirmedAt", "confirmedFields"] as const satisfies readonly (keyof SessionChange)[];

const toChangedFields = (change: SessionChange): UnknownRecord => ({
  ...toFieldsOf(Object.fromEntries(plainParts.filter((part) => part in change).map((part) => [part, change[part]]))),
  ...(change.offer !== undefined && {
    offer: { candidates: change.offer.candidates.map(toFieldsOf), made_at: change.offer.madeAt },
  }),
  ...(change.extraction !== undefined && { extraction: toExtractionFields(change.extraction) }),
});
