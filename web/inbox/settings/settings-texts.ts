import type { Budget, KeyScope, Placement } from "@lectern/client";

/** The settings as people know them, by their names in the API. */
export type SettingName =
  | "accent"
  | "address_pattern"
  | "greeting"
  | "heading"
  | "home_slug"
  | "instructions"
  | "live_agent_placement"
  | "live_agent_slug"
  | "manager_hours"
  | "managers"
  | "menu"
  | "notify"
  | "origins"
  | "public_pages"
  | "publishers"
  | "site_hook"
  | "site_url"
  | "suggestions"
  | "time_zone"
  | "voice";

/** The texts of the settings in one language. */
export interface SettingsTexts {
  readonly labels: Readonly<Record<SettingName, string>>;
  readonly hints: Readonly<Record<Exclude<SettingName, "live_agent_placement" | "notify" | "publishers">, string>>;
  readonly adminsOnly: string;
  readonly assistant: string;
  readonly name: string;
  readonly nameHint: string;
  readonly standardVoice: string;
  readonly isOn: string;
  readonly isOff: string;
  /** Operators decide which sites have an assistant. */
  readonly notEnabled: string;
  readonly placements: Readonly<Record<Exclude<Placement, "none">, string>>;
  readonly site: string;
  readonly openSite: string;
  readonly addresses: Readonly<Record<"/{slug}" | "/{language}/{slug}", string>>;
  readonly ownColour: string;
  readonly publishers: Readonly<Record<"managers" | "admins", string>>;
  readonly calls: string;
  readonly managers: {
    /** Counted from 1. */
    readonly person: (place: number) => string;
    readonly phone: string;
    readonly phoneHint: string;
    readonly language: string;
    readonly languageHint: string;
    /** No language of their own. */
    readonly siteLanguage: string;
    readonly hours: string;
    readonly usualHours: string;
    readonly add: string;
    readonly moveUp: string;
    readonly moveDown: string;
    readonly remove: string;
  };
  readonly always: string;
  readonly from: string;
  readonly until: string;
  readonly notifications: string;
  readonly emails: string;
  readonly emailsHint: string;
  readonly webhook: string;
  readonly webhookHint: string;
  readonly secret: string;
  readonly changes: (count: number) => string;
  readonly discard: string;
  readonly save: string;
  readonly saved: string;
  readonly savedVisibly: string;
  readonly savedOff: string;
  readonly lookAtIt: string;
  readonly hiddenPage: string;
  readonly unknownPhone: (phone: string) => string;
  readonly somebody: string;
  /** What somebody else has changed meanwhile. */
  readonly changedToo: (name: string, settings: string) => string;
  readonly keepMine: string;
  readonly useTheirs: string;
  /** What is wrong with a value that the service refuses. */
  readonly problems: {
    readonly live_agent_slug: string;
    readonly phone: string;
    readonly phoneTwice: string;
    readonly time_zone: string;
    readonly origins: string;
    readonly url: string;
    readonly site_hook: string;
    readonly email: (address: string) => string;
    /** Of a time of day, also the browser's hint. */
    readonly clock: string;
    /** Of any other value. */
    readonly other: string;
  };
  readonly tryIt: string;
  readonly tryHint: string;
  readonly tryFailed: string;
  readonly limits: string;
  /** When the day of the limits begins, by the reader's clock. */
  readonly limitsHint: (time: string) => string;
  readonly limited: string;
  readonly usedToday: string;
  readonly wholeSite: string;
  readonly eachPerson: string;
  readonly units: Readonly<Record<Budget["unit"], string>>;
  readonly versions: string;
  readonly versionsHint: string;
  readonly noVersions: string;
  readonly beforeChange: (name: string) => string;
  readonly goBack: string;
  readonly forAdmins: (settings: string) => string;
  readonly keys: KeysTexts;
}

export interface KeysTexts {
  readonly title: string;
  readonly hint: string;
  readonly none: string;
  readonly name: string;
  readonly scopes: string;
  readonly chooseScope: string;
  readonly scope: Readonly<Record<KeyScope, string>>;
  readonly expires: string;
  /** By days; 0: never. */
  readonly lifetimes: Readonly<Record<0 | 30 | 90 | 365, string>>;
  readonly make: string;
  readonly copyNow: (name: string) => string;
  readonly copy: string;
  readonly copied: string;
  readonly madeBy: (name: string, date: string) => string;
  readonly lastUsed: (date: string) => string;
  readonly neverUsed: string;
  readonly expiresOn: (date: string) => string;
  readonly expired: (date: string) => string;
  readonly neverExpires: string;
  readonly revoke: string;
  readonly revokeQuestion: (name: string) => string;
  readonly revokeHint: string;
  readonly cancel: string;
}
