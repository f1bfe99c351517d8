import { isDeepStrictEqual } from "node:util";
import type { Timestamp } from "firebase-admin/firestore";
import type { NewIdentity } from "../../src/lib/auth/identities.ts";
import type { UnknownRecord } from "../../src/lib/platform/core/unknown-record.ts";
import type { Removal } from "../../src/lib/pages/removal/removal-store.ts";
import { toJson } from "./to-json.ts";

/** A document as it was read. */
export interface Stored {
  readonly data: UnknownRecord;
  readonly updateTime: Timestamp;
}

/** One document that a verb writes, with its whole content before and after. */
export interface Change {
  readonly path: string;
  readonly before: Stored | undefined;
  /** Undefined deletes the document. */
  readonly after: UnknownRecord | undefined;
  /** Values to write instead of those in `after`, where the SDK cannot write back unchanged what it read. */
  readonly exact?: UnknownRecord;
  /** Only the fields in `after` are written, whatever else the document has or gets meanwhile. */
  readonly isMerged?: true;
}

/** Work that needs several commits, or an operation of the service. */
export interface Work {
  /** Describes the work to the operator. */
  readonly lines: readonly string[];
  readonly run: () => Promise<void>;
}

/** Everything that a verb will do, decided before anything is written, and its answer. */
export interface Proposal {
  /** Created before anything else. */
  readonly identities: readonly NewIdentity[];
  /** The uids of sign-in accounts that are deleted last. */
  readonly goneIdentities: readonly string[];
  readonly changes: readonly Change[];
  /** Deleted documents with too many versions for one commit. */
  readonly removals: readonly Removal[];
  /** Done last, in sequence. */
  readonly work: readonly Work[];
  /** For scripts: printed with `--json`. */
  readonly result: object;
  /** For people. Read after the work, of which it may tell. */
  readonly sentence: string | (() => string);
}

/** Omits changes that change nothing, so that a repeated command is harmless. */
export const propose = ({
  identities = [],
  goneIdentities = [],
  changes = [],
  removals = [],
  work = [],
  ...rest
}: Partial<Proposal> & Pick<Proposal, "result" | "sentence">): Proposal => ({
  identities,
  goneIdentities,
  removals,
  work,
  changes: changes.filter(({ before, after }) => !isDeepStrictEqual(before?.data, after)),
  ...rest,
});

/** The fields that differ. */
export const changedFields = ({ before, after = {} }: Change): readonly string[] =>
  Object.keys({ ...before?.data, ...after }).filter((key) => !isDeepStrictEqual(before?.data[key], after[key]));

/** One line per changed field. */
export const describeProposal = ({ identities, goneIdentities, changes, work }: Proposal): readonly string[] => [
  ...identities.flatMap(({ uid, email, inPlaceOf }) => [
    ...(inPlaceOf === undefined ? [] : [`- identity ${inPlaceOf} <${email}>, an address that was never verified`]),
    `+ identity ${uid}${email === undefined ? "" : ` <${email}>`}`,
  ]),
  ...changes.flatMap(describeChange),
  ...goneIdentities.map((uid) => `- identity ${uid}`),
  ...work.flatMap(({ lines }) => lines),
];

export const describeChange = (change: Change): readonly string[] => {
  const { path, before, after } = change;
  if (after === undefined) return [`- ${path}`];
  const sign = before === undefined ? "+" : "~";
  return [`${sign} ${path}`, ...changedFields(change).map((key) => describeField(key, before?.data[key], after[key]))];
};

const describeField = (key: string, before: unknown, after: unknown): string =>
  before === undefined ? `    ${key}: ${shown(after)}` : `    ${key}: ${shown(before)} -> ${shown(after)}`;

const longest = 120;

const shown = (value: unknown): string => {
  const text = value === undefined ? "(none)" : toJson(value);
  return text.length > longest ? `${text.slice(0, longest)}... (${text.length} characters)` : text;
};
