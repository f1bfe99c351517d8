import type { briefStates, registryChecks as listedChecks } from "../../../answers/brief-card.ts";
import { isHeld } from "../platform/core/lease.ts";
import type { ExtractionProblem, FieldSource, ProfileKey, RegistryFacts } from "./extraction/extraction.ts";
import type { OpeningSpan } from "../platform/core/opening-hours.ts";
import type { FieldPath } from "./field-path.ts";
import type { CompanyIdentity } from "./identity.ts";

/** One visitor's onboarding in one project: from a company's name to a brief that the visitor has confirmed. */
export interface Session {
  readonly company: SelectedCompany | undefined;
  readonly profile: BriefProfile;
  /** What the visitor said. Takes precedence over what was extracted. */
  readonly edits: Edits;
  /** When the visitor confirmed the brief; undefined if it has changed since. */
  readonly confirmedAt: Date | undefined;
  /** Extracted fields that the visitor has confirmed. Later extractions do not change them. */
  readonly confirmedFields: readonly ProfileKey[];
  readonly extraction: Extraction;
  /** Undefined before the first search. */
  readonly offer: Offer | undefined;
  readonly revision: number;
  /** Undefined while there is no record. */
  readonly writeToken: string | undefined;
}

export interface SelectedCompany extends CompanyIdentity, CompanyFacts {
  readonly selectedAt: Date;
}

/** `unknown`: no registry could be asked, or it did not answer. */
export const registryChecks: typeof listedChecks = ["none", "verified", "unknown"];

/** A company according to its registry or the map. */
export interface CompanyFacts {
  /** Undefined if the visitor only named a website, or neither registry nor map answered. */
  readonly name: string | undefined;
  readonly town: string | undefined;
  readonly address: string | undefined;
  /** As the registry stores it. */
  readonly website: string | undefined;
  readonly isClosed: boolean;
  /** Whether the number was found in a registry. */
  readonly registry: (typeof registryChecks)[number];
  readonly registryFacts: RegistryFacts | undefined;
}

export interface ProfileEntry {
  readonly value: string | readonly string[] | readonly OpeningSpan[];
  readonly source: FieldSource;
  /** From 0 to 1. */
  readonly confidence: number;
}

export type BriefProfile = Readonly<Partial<Record<ProfileKey, ProfileEntry>>>;

export type FieldValue = string | readonly string[];

interface Edit {
  /** Null: emptied by the visitor. */
  readonly value: FieldValue | null;
  readonly editedAt: Date;
}

type Edits = Readonly<Partial<Record<FieldPath, Edit>>>;

/** The extraction of a company. `running` after its lease: the process died. */
export type Extraction =
  | { readonly kind: "idle" }
  | { readonly kind: "running"; readonly id: string; readonly startedAt: Date; readonly leaseUntil: Date }
  | {
      readonly kind: "finished";
      readonly id: string;
      readonly startedAt: Date;
      readonly finishedAt: Date;
      readonly problems: readonly ExtractionProblem[];
      readonly isPartial: boolean;
    };

/** A company that a search has found. */
export type Candidate = Pick<CompanyIdentity, "country" | "registryId" | "placeId">;

/** What the last search has found, in the order in which it was read to the visitor. */
export interface Offer {
  readonly candidates: readonly Candidate[];
  readonly madeAt: Date;
}

export const withoutPaths = (edits: Edits, paths: readonly FieldPath[]): Edits =>
  Object.fromEntries(Object.entries(edits).filter(([path]) => !paths.some((dropped) => dropped === path)));

export const emptySession: Session = {
  company: undefined,
  profile: {},
  edits: {},
  confirmedAt: undefined,
  confirmedFields: [],
  extraction: { kind: "idle" },
  offer: undefined,
  revision: 0,
  writeToken: undefined,
};

export const stateOf = ({ company, profile, confirmedAt, extraction }: Session, now: Date): (typeof briefStates)[number] => {
  if (company === undefined) return "no_company";
  if (isRunning(extraction, now)) return "extracting";
  if (confirmedAt !== undefined) return "confirmed";
  // If the process of an extraction died, the findings of an earlier one remain.
  return extraction.kind === "finished" || Object.keys(profile).length > 0 ? "extracted" : "selected";
};

export const isRunning = (extraction: Extraction, now: Date): extraction is Extract<Extraction, { kind: "running" }> =>
  extraction.kind === "running" && isHeld(extraction.leaseUntil, now);

/** A visitor has one onboarding session per project. */
export interface SessionKey {
  readonly projectId: string;
  readonly uid: string;
}

/** The parts of a session that change together. Edits that are not named stay. */
export interface SessionChange extends Partial<
  Pick<Session, "company" | "profile" | "confirmedAt" | "confirmedFields" | "extraction" | "offer">
> {
  readonly edits?: Edits;
  readonly droppedEdits?: readonly FieldPath[];
}

/** @throws AppError `unavailable` when storage is unavailable (every method) */
export interface OnboardingStore {
  /** The empty session if there is none. */
  readonly findSession: (key: SessionKey) => Promise<Session>;
  /**
   * Writes only what changes, and returns the new state's write token.
   *
   * @throws WriteConflict when the session has changed since it was read
   */
  readonly writeSession: (key: SessionKey, before: Session, change: SessionChange, at: Date) => Promise<string>;
}
