import type { Budget, Placement } from "@lectern/client";

/** The texts of the settings in one language. */
export interface SettingsTexts {
  readonly greeting: string;
  readonly greetingHint: string;
  readonly voice: string;
  readonly voiceHint: string;
  readonly instructions: string;
  readonly instructionsHint: string;
  readonly placement: string;
  readonly placements: Readonly<Record<Placement, { readonly name: string; readonly meaning: string }>>;
  readonly slug: string;
  readonly slugHint: string;
  readonly phone: string;
  readonly phoneHint: string;
  readonly hours: string;
  readonly hoursHint: string;
  readonly always: string;
  readonly from: string;
  readonly until: string;
  readonly timeZone: string;
  readonly timeZoneHint: string;
  readonly siteUrl: string;
  readonly siteUrlHint: string;
  readonly emails: string;
  readonly emailsHint: string;
  readonly webhook: string;
  readonly webhookHint: string;
  readonly secret: string;
  readonly save: string;
  readonly saved: string;
  /** What is wrong with a value that the service refuses. */
  readonly problems: {
    readonly live_agent_slug: string;
    readonly manager_phone: string;
    readonly time_zone: string;
    readonly url: string;
    readonly email: (address: string) => string;
    /** Of a time of day, also the browser's hint. */
    readonly clock: string;
    /** Of any other value. */
    readonly other: string;
  };
  /** The effects of saved changes. */
  readonly effects: Readonly<Record<Effect, string>>;
  readonly tryIt: string;
  readonly tryHint: string;
  readonly tryFailed: string;
  readonly limits: string;
  readonly limitsHint: string;
  readonly limited: string;
  readonly usedToday: string;
  readonly wholeSite: string;
  readonly eachPerson: string;
  readonly units: Readonly<Record<Budget["unit"], string>>;
}

export type Effect = "talk" | "place" | "noPlace" | "calls" | "noCalls" | "notices" | "noNotices";
