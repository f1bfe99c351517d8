/** The settings of the published site on the wire. */

export type Placement = "homepage" | "destination_page" | "widget" | "modal" | "none";

/** Includes the members that other programs store. */
export interface SiteSettings {
  readonly [member: string]: unknown;
  readonly live_agent_placement: Placement;
  readonly live_agent_slug: string | null;
  /** Whether pages are published here or in another interface. */
  readonly publishing: boolean;
  readonly name: string;
  readonly default_language: string;
  readonly greeting: string;
  readonly voice: string;
  readonly instructions: string;
  /** E.164. */
  readonly manager_phone: string | null;
  /** Null: at any time. Empty: never. */
  readonly manager_hours: readonly OpenSpan[] | null;
  /** IANA name. */
  readonly time_zone: string;
  readonly site_url: string | null;
  readonly notify: { readonly emails: readonly string[]; readonly url: string | null };
  /** Signs the webhook's requests. */
  readonly notify_secret: string | null;
  /** With `SettingsQuery`. */
  readonly budgets?: readonly Budget[] | undefined;
}

export interface SettingsQuery {
  /** Whether to include the limits and today's usage. */
  readonly budgets?: "today" | undefined;
}

/** The limited units: per UTC day, per hour if the name says so, and `transfers` per 24 hours. */
export type BudgetUnit =
  | "voice_sessions"
  | "search_company"
  | "select_company"
  | "run_extraction"
  | "ask_model"
  | "translate_labels"
  | "questions"
  | "messages"
  | "transfers"
  | "media_bytes"
  | "visitor_sessions"
  | "transfers_per_hour"
  | "new_visitors_per_hour";

export interface Budget {
  readonly unit: BudgetUnit;
  readonly person: number;
  /** Null: no limit. */
  readonly project: number | null;
  /** By the whole project. Null: not counted for a project and a day. */
  readonly used: number | null;
}

/** When the manager's phone may ring, in the project's time zone. */
export interface OpenSpan {
  /** 1 is Monday. */
  readonly day: number;
  /** `09:00`. */
  readonly opens: string;
  /** Up to `24:00`; if not after `opens`, on the next day. */
  readonly closes: string;
}

export interface SiteSettingsChange {
  readonly live_agent_placement?: Placement | undefined;
  readonly live_agent_slug?: string | null | undefined;
  readonly greeting?: string | undefined;
  readonly voice?: string | undefined;
  readonly instructions?: string | undefined;
  readonly manager_phone?: string | null | undefined;
  readonly manager_hours?: OpenSpan[] | null | undefined;
  readonly time_zone?: string | null | undefined;
  readonly site_url?: string | null | undefined;
  readonly notify?: { readonly emails?: string[] | undefined; readonly url?: string | null | undefined } | undefined;
}
