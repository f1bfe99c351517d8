import { isDeepStrictEqual } from "node:util";
import type { ExtractionResult, ProfileKey } from "./extraction/extraction.ts";
import { briefField, shownKeys, shownValues } from "./brief.ts";
import { type FieldPath, fieldPaths, isAboutCompany } from "./field-path.ts";
import { onboardingLimits } from "./limits.ts";
import { type CompanyIdentity, isSameCompany, joinIdentities, siteOf } from "./identity.ts";
import {
  type SessionChange,
  type CompanyFacts,
  type Extraction,
  type FieldValue,
  isRunning,
  type BriefProfile,
  type SelectedCompany,
  type Session,
} from "./onboarding-session.ts";

/** Changes of a session. Each function returns its change; undefined if nothing changes. */

/**
 * Another company starts with an empty, unconfirmed profile and ends an extraction of the previous one. The visitor's wishes are kept;
 * edits about the previous company are dropped. The same company keeps everything, with updated facts; after a new identifier, another
 * extraction is worthwhile.
 */
export const selectInSession = (session: Session, chosen: CompanyIdentity, facts: CompanyFacts, now: Date): SessionChange | undefined => {
  const { company, extraction } = session;
  const selected = { ...facts, ...chosen, selectedAt: now };
  if (company === undefined) return { company: selected, ...noFindings };
  if (!isSameCompany(company, chosen, facts.name)) return { company: selected, ...noFindings, ...editsAboutCompany(session) };
  const same = { ...joinIdentities(company, chosen), ...newestFacts(company, facts), selectedAt: company.selectedAt };
  if (isDeepStrictEqual(same, company)) return undefined;
  const isWorthReading = extraction.kind === "finished" && !isDeepStrictEqual(sourcesOf(same), sourcesOf(company));
  return { company: same, ...(isWorthReading && { extraction: { kind: "idle" } }) };
};

const sourcesOf = ({ placeId, businessUrl, website, registry }: SelectedCompany): readonly unknown[] => {
  const url = businessUrl ?? website;
  return [placeId, siteOf(url, url), registry];
};

const editsAboutCompany = ({ edits }: Session): SessionChange => {
  const droppedEdits = fieldPaths.filter((path) => path in edits && isAboutCompany(path));
  return droppedEdits.length > 0 ? { droppedEdits } : {};
};

const noFindings = {
  profile: {},
  confirmedAt: undefined,
  confirmedFields: [],
  extraction: { kind: "idle" },
} as const satisfies SessionChange;

/** If a registry does not answer, its earlier facts are kept. */
const newestFacts = (known: SelectedCompany, { registry, registryFacts, isClosed, ...facts }: CompanyFacts): CompanyFacts => {
  const isNewer = registry !== "unknown" && (registry === "verified" || known.registry === "none");
  return {
    name: facts.name ?? known.name,
    town: facts.town ?? known.town,
    address: facts.address ?? known.address,
    website: facts.website ?? known.website,
    isClosed: isNewer ? isClosed : known.isClosed,
    registry: isNewer || known.registry === "none" ? registry : known.registry,
    registryFacts: registryFacts ?? known.registryFacts,
  };
};

/** Undefined while another extraction is running. */
export const startExtraction = ({ extraction }: Session, id: string, now: Date): SessionChange | undefined => {
  if (isRunning(extraction, now)) return undefined;
  const leaseUntil = new Date(now.getTime() + onboardingLimits.leaseMs);
  return { extraction: { kind: "running", id, startedAt: now, leaseUntil } };
};

interface ReadingResult extends Omit<ExtractionResult, "profile">, Pick<Session, "profile"> {
  /** As it was when the reading began. */
  readonly company: SelectedCompany;
}

/**
 * Stores the result of an extraction. Confirmed fields stay, and so do fields that only an earlier one found. An incomplete result, for
 * example because the website is down, does not replace more certain values. If the visitor has named another source during the reading,
 * such as the website, the result is incomplete. Undefined if the session no longer expects this extraction: the company has
 * changed, or the lease was taken over.
 */
export const finishExtraction = (
  session: Session,
  id: string,
  { company, profile, problems, partial }: ReadingResult,
  now: Date,
): SessionChange | undefined => {
  const { extraction, confirmedAt } = session;
  if (extraction.kind !== "running" || extraction.id !== id) return undefined;
  const isComplete = !partial && problems.length === 0;
  const news = isComplete ? profile : withoutWeaker(profile, session.profile);
  const merged = { ...session.profile, ...withoutConfirmed(news, session.confirmedFields) };
  const hasNewSource = session.company !== undefined && !isDeepStrictEqual(sourcesOf(session.company), sourcesOf(company));
  const { startedAt } = extraction;
  return {
    profile: merged,
    extraction: {
      kind: "finished",
      id,
      startedAt,
      finishedAt: now,
      problems: hasNewSource ? problems.filter((problem) => problem !== "no_website") : problems,
      isPartial: partial || hasNewSource,
    },
    ...(confirmedAt !== undefined && !looksTheSame(session, merged) && { confirmedAt: undefined }),
  };
};

/** Undoes the start of a failed extraction. */
export const abandonExtraction = ({ extraction }: Session, id: string, before: Extraction): SessionChange | undefined =>
  extraction.kind === "running" && extraction.id === id ? { extraction: before.kind === "running" ? { kind: "idle" } : before } : undefined;

const withoutConfirmed = (found: BriefProfile, confirmed: readonly ProfileKey[]): BriefProfile => {
  // `opening_times` has the same hours as `opening_hours`.
  const kept = new Set<string>(confirmed.includes("opening_hours") ? [...confirmed, "opening_times"] : confirmed);
  return Object.fromEntries(Object.entries(found).filter(([key]) => !kept.has(key)));
};

const withoutWeaker = (found: BriefProfile, known: BriefProfile): BriefProfile =>
  Object.fromEntries(
    Object.entries(found).filter(
      ([key, { confidence }]) => confidence >= (Object.entries(known).find(([other]) => other === key)?.[1].confidence ?? 0),
    ),
  );

const looksTheSame = (session: Session, profile: BriefProfile): boolean =>
  isDeepStrictEqual(shownValues(session), shownValues({ ...session, profile }));

export interface EditOutcome {
  readonly kind: "changed" | "unchanged";
  readonly before: FieldValue | null;
  readonly mustConfirmAgain: boolean;
}

/** Null empties the field permanently: no extraction fills it again. Repeating an extracted value turns it into an edit. */
export const editField = (
  session: Session,
  path: FieldPath,
  value: FieldValue | null,
  now: Date,
): { readonly change: SessionChange | undefined; readonly outcome: EditOutcome } => {
  const { value: before, isEdited } = briefField(session, path);
  const looksChanged = !isDeepStrictEqual(before, value);
  const mustConfirmAgain = looksChanged && session.confirmedAt !== undefined;
  const outcome = { kind: looksChanged ? "changed" : "unchanged", before, mustConfirmAgain } as const;
  if (!looksChanged && (isEdited || value === null)) return { change: undefined, outcome };
  return { change: { edits: { [path]: { value, editedAt: now } }, ...(mustConfirmAgain && { confirmedAt: undefined }) }, outcome };
};

/** Undefined if nothing has changed since it was confirmed. */
export const confirmBrief = (session: Session, now: Date): SessionChange | undefined =>
  session.confirmedAt === undefined ? { confirmedAt: now, confirmedFields: shownKeys(session) } : undefined;
