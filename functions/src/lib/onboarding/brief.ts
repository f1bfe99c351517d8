import type { contactKeys as listedKeys } from "../../../answers/brief-card.ts";
import type { ProfileKey } from "./extraction/extraction.ts";
import { type FieldPath, fieldPaths } from "./field-path.ts";
import type { FieldValue, ProfileEntry, Session } from "./onboarding-session.ts";

export interface BriefField {
  readonly path: FieldPath;
  /** Null: unknown, or emptied by the visitor. */
  readonly value: FieldValue | null;
  readonly isEdited: boolean;
  /** The extracted entry; undefined if there is none or the visitor has edited the field. */
  readonly entry: ProfileEntry | undefined;
}

type Shown = Pick<Session, "profile" | "edits">;

/** The visitor's edit, otherwise what was extracted. */
export const briefField = ({ profile, edits }: Shown, path: FieldPath): BriefField => {
  const edit = edits[path];
  if (edit !== undefined) return { path, value: edit.value, isEdited: true, entry: undefined };
  const entry = extractedEntry(profile, path);
  return { path, value: valueOf(entry), isEdited: false, entry };
};

export const briefFields = (session: Shown): readonly BriefField[] => fieldPaths.map((path) => briefField(session, path));

/** Extracted fields outside the brief, which cannot be edited by voice. */
export const contactKeys = ["name", "address", "phone", "email", "website"] as const satisfies typeof listedKeys & readonly ProfileKey[];

/** All extracted or edited values that the visitor sees. */
export const shownValues = (session: Shown): readonly unknown[] => [
  ...briefFields(session).map(({ value }) => value),
  ...contactKeys.map((key) => session.profile[key]?.value),
];

/** The extracted fields that the visitor sees, except edited ones. */
export const shownKeys = (session: Shown): readonly ProfileKey[] => [
  ...briefFields(session).flatMap(({ path, entry }) => (entry === undefined || path === "voice" || path === "intent" ? [] : [path])),
  ...contactKeys.filter((key) => session.profile[key] !== undefined),
];

/** Voice and intent are the visitor's choice and are not extracted. */
const extractedEntry = (profile: Session["profile"], path: FieldPath): ProfileEntry | undefined =>
  path === "voice" || path === "intent" ? undefined : profile[path];

export const valueOf = (entry: ProfileEntry | undefined): FieldValue | null => {
  if (entry === undefined) return null;
  if (typeof entry.value === "string") return entry.value;
  const texts = entry.value.filter((part) => typeof part === "string");
  return texts.length === 0 ? null : texts;
};
