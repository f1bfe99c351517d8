import type { Contact } from "../../../answers/inbox.ts";
import type { UnknownRecord } from "../platform/core/unknown-record.ts";
import type { AgentTexts } from "./agent-texts.ts";
import type { AttendedSpan } from "./manager-hours.ts";
import type { Manager } from "./managers.ts";
import type { PublicSite } from "./site/public-site.ts";
import type { Site } from "./site/slug.ts";
import type { Limited } from "./plans.ts";
import type { StoredProfile } from "./profile.ts";

export const roles = ["admin", "manager", "member"] as const;

export type Role = (typeof roles)[number];

type TeamRole = Exclude<Role, "member">;

/** Whether somebody belongs to the team; visitors are members or have no role. */
export const isOfTeam = (role: Role | undefined): role is TeamRole => role === "admin" || role === "manager";

/** Whether somebody with this role, or none, may be put through to the manager's phone. */
export const mayTransfer = (
  { modules, visitorTransfers }: Pick<Project, "modules" | "visitorTransfers">,
  role: Role | undefined,
): boolean => modules.transfers && (role !== undefined || visitorTransfers);

/** What the service needs to know about a project, at one moment. */
export interface Project extends Limited {
  readonly id: string;
  readonly name: string;
  readonly defaultLanguage: string;
  /** `transfers`: whether visitors are put through to the manager's phone. */
  readonly modules: { readonly voice: boolean; readonly onboarding: boolean; readonly transfers: boolean };
  readonly liveAgent: LiveAgent;
  /** Whom visitors are put through to, in the order in which they are called. */
  readonly managers: readonly Manager[];
  /** When phones without hours of their own may ring; undefined means at any time. */
  readonly managerHours: readonly AttendedSpan[] | undefined;
  /** IANA. */
  readonly timeZone: string;
  /** The published site; undefined if unknown. */
  readonly siteUrl: string | undefined;
  /** Who is notified of new messages and missed calls. */
  readonly notify: Notify;
  /** Who builds or caches the site, and is told of its changes. */
  readonly siteHook: SiteHook | undefined;
  /** Who may talk to the voice agent: members, or also anonymous visitors. */
  readonly visitors: (typeof visitorPolicies)[number];
  /** Whether anonymous visitors may also be put through to the manager's phone. */
  readonly visitorTransfers: boolean;
  readonly site: Site & PublicSite;
  /** The site settings as stored, including fields of other programs. */
  readonly storedSite: UnknownRecord;
  /** Identifies this state of the record for conditional writes. */
  readonly writeToken: string;
}

interface SiteHook {
  readonly url: string;
  /** Signs its requests. */
  readonly secret: string;
}

interface Notify {
  readonly emails: readonly string[];
  /** A webhook; null if there is none. */
  readonly url: string | null;
  /** Signs the webhook's requests; null if there is none. */
  readonly secret: string | null;
}

export const isTold = ({ emails, url }: Notify): boolean => emails.length > 0 || url !== null;

export const visitorPolicies = ["members", "anyone"] as const;

export interface LiveAgent {
  /** The agent's first words; empty if the project has not chosen any. */
  readonly greeting: string;
  /** As configured; the voice may not exist. */
  readonly voice: string;
  readonly instructions: string;
  readonly model: string | undefined;
  /** The silence that ends a visitor's speech; undefined lets the voice service decide. */
  readonly endOfSpeechMs: number | undefined;
  /** How readily sound counts as speech; undefined lets the voice service decide. */
  readonly speechSensitivity: (typeof speechSensitivities)[number] | undefined;
  /** Names that visitors say and that cannot be spelt by ear. */
  readonly vocabulary: readonly string[];
  readonly heading: AgentTexts["heading"];
  readonly suggestions: AgentTexts["suggestions"];
  /** Origins of the pages that may use the agent, as browsers name them; empty for any. */
  readonly origins: readonly string[];
}

export const speechSensitivities = ["low", "high"] as const;

/** What determines a person's rights in a project, read at the same time. */
export interface Access {
  /** uid of whose account stands behind it: the person themselves, or who made the key. */
  readonly account: string;
  readonly project: Project | undefined;
  /** Undefined if the person is not a member. */
  readonly role: Role | undefined;
  readonly user: ProvisionedUser | undefined;
}

/** Whether somebody may edit, publish and answer in the project now: belongs to the team, and is not locked out. */
export const mayEdit = ({ role, user }: Pick<Access, "role" | "user">): boolean => isOfTeam(role) && user?.disabled !== true;

/** Whether somebody of the team may put pages on the site, and take them off it. */
export const mayPublish = ({ site }: Pick<Project, "site">, role: Role | undefined): boolean =>
  site.publishers === "managers" || role === "admin";

/** Whether somebody may let others act in the project. */
export const isAdmin = ({ role, user }: Pick<Access, "role" | "user">): boolean => role === "admin" && user?.disabled !== true;

export interface ProvisionedUser {
  readonly profile: StoredProfile;
  /** True if an operator has locked them out again. */
  readonly disabled: boolean;
  /** Only for an anonymous visitor, who is removed when they stop visiting. */
  readonly visits: Visits | undefined;
}

/** The projects whose voice agent an anonymous visitor has talked to. */
export interface Visits {
  readonly projectIds: readonly string[];
  /** Accurate to a day. */
  readonly lastVisitAt: Date;
}

/** First and last name by user ID, or the name of a key by `key:` and its ID. Null for people without a name, unknown people, and null. */
type NameOf = (uid: string | null) => string | null;

/** Undefined for unknown people, and for null and undefined. */
export type ContactOf = (uid: string | null | undefined) => Contact | undefined;

export interface ContactStore {
  /** @throws AppError `unavailable` */
  readonly findContacts: (uids: readonly (string | null | undefined)[]) => Promise<ContactOf>;
}

export interface NameStore {
  /** @throws AppError `unavailable` */
  readonly findNames: (uids: readonly (string | null)[]) => Promise<NameOf>;
}
