import type { UnknownRecord } from "../core/unknown-record.ts";
import type { OpenSpan } from "./manager-hours.ts";
import type { Site } from "../sites/slug.ts";
import type { Budget, LimitName, Plan } from "./plans.ts";
import type { StoredProfile } from "./profile.ts";

export const roles = ["admin", "manager", "member"] as const;

export type Role = (typeof roles)[number];

/** Whether somebody looks after the project: its visitors are members, or have no role. */
export const isOfTeam = (role: Role | undefined): boolean => role === "admin" || role === "manager";

/** Whether somebody with this role, or without one, may be put through to the manager's phone. */
export const mayTransfer = (
  { modules, visitorTransfers }: Pick<Project, "modules" | "visitorTransfers">,
  role: Role | undefined,
): boolean => modules.transfers && (role !== undefined || visitorTransfers);

/** What the service needs to know of a project, as it was at one moment. */
export interface Project {
  readonly id: string;
  readonly name: string;
  readonly plan: Plan;
  /** Voice sessions per person and day, instead of the plan's. */
  readonly liveSessionsPerDay: number | undefined;
  /** Limits that are not the plan's. */
  readonly limits: Readonly<Partial<Record<LimitName, Partial<Budget>>>>;
  readonly defaultLanguage: string;
  /** `transfers`: whether visitors are put through to the manager's phone. */
  readonly modules: { readonly voice: boolean; readonly onboarding: boolean; readonly transfers: boolean };
  readonly liveAgent: LiveAgent;
  /** The number of the person whom visitors are put through to, as stored: it may be impossible to dial. */
  readonly managerPhone: string | undefined;
  /** When that phone may ring. Undefined: at any time. */
  readonly managerHours: readonly OpenSpan[] | undefined;
  /** IANA. */
  readonly timeZone: string;
  /** Where the published site is; undefined where nobody has said. */
  readonly siteUrl: string | undefined;
  /** Who is told of new messages and missed calls. */
  readonly notify: Notify;
  /** Who may talk to the voice agent: members, or also anybody who is signed in anonymously. */
  readonly visitors: VisitorPolicy;
  /** Whether anonymous visitors, too, may be put through to the manager's phone. */
  readonly visitorTransfers: boolean;
  readonly site: Site;
  /** The site settings as stored, including fields of other interfaces. */
  readonly storedSite: UnknownRecord;
  /** Identifies this state of the record: a write can depend on it. */
  readonly writeToken: string;
}

export interface Notify {
  readonly emails: readonly string[];
  /** A webhook; null: none. */
  readonly url: string | null;
  /** What its requests are signed with; null while there is no webhook. */
  readonly secret: string | null;
}

/** Whether anybody is told. */
export const isTold = ({ emails, url }: Notify): boolean => emails.length > 0 || url !== null;

export const visitorPolicies = ["members", "anyone"] as const;

export type VisitorPolicy = (typeof visitorPolicies)[number];

/** How the voice agent of a project speaks. */
export interface LiveAgent {
  /** What it says first; empty when the project has not chosen. */
  readonly greeting: string;
  /** As configured: it may name a voice that does not exist. */
  readonly voice: string;
  readonly instructions: string;
  /** A model of the project's own, instead of the deployment's. */
  readonly model: string | undefined;
  /** So much silence ends what a visitor says; undefined: as long as the voice service thinks right. */
  readonly endOfSpeechMs: number | undefined;
  /** How readily sound is taken for speech; undefined: as the voice service does. */
  readonly speechSensitivity: SpeechSensitivity | undefined;
  /** Names that visitors say and nobody can guess the spelling of. */
  readonly vocabulary: readonly string[];
}

export const speechSensitivities = ["low", "high"] as const;

type SpeechSensitivity = (typeof speechSensitivities)[number];

/** All that decides what a person may do in a project, read at once. */
export interface Access {
  /** Undefined when there is no such project. */
  readonly project: Project | undefined;
  /** Undefined when the person is not a member. */
  readonly role: Role | undefined;
  readonly user: ProvisionedUser | undefined;
}

/** A person who has been admitted to Lectern. */
export interface ProvisionedUser {
  readonly profile: StoredProfile;
  /** True when an operator has locked them out again. */
  readonly disabled: boolean;
  /** Of an anonymous visitor, whom no operator has admitted: they are removed when they stop coming. */
  readonly visits: Visits | undefined;
}

/** The projects to whose voice agent an anonymous visitor has talked. */
export interface Visits {
  readonly projectIds: readonly string[];
  /** To within a day. */
  readonly lastVisitAt: Date;
}

/** First and last name of a person, by their ID. Null for people without a name, for unknown ones, and for nobody. */
type NameOf = (uid: string | null) => string | null;

/** A person, and how they can be reached; null where they have not said. */
export interface Contact {
  readonly name: string | null;
  /** E.164. */
  readonly phone: string | null;
  readonly email: string | null;
}

/** Undefined for unknown people, and for nobody. */
export type ContactOf = (uid: string | null | undefined) => Contact | undefined;

export interface ContactStore {
  /** @throws AppError `unavailable` when storage is unavailable */
  readonly findContacts: (uids: readonly (string | null | undefined)[]) => Promise<ContactOf>;
}

export interface PeopleStore {
  /** @throws AppError `unavailable` when storage is unavailable */
  readonly findNames: (uids: readonly (string | null)[]) => Promise<NameOf>;
}
