import type { UnknownRecord } from "../core/unknown-record.ts";
import type { OpenSpan } from "./manager-hours.ts";
import type { Site } from "../sites/site.ts";
import type { Budget, LimitName, Plan } from "./plans.ts";

export const roles = ["admin", "manager", "member"] as const;

export type Role = (typeof roles)[number];

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

/** Whether anybody is. */
export const isTold = ({ emails, url }: Notify): boolean => emails.length > 0 || url !== null;

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

export type SpeechSensitivity = (typeof speechSensitivities)[number];
