/** The settings of the published site, as the wire has them. */

export type Placement = "homepage" | "destination_page" | "widget" | "modal" | "none";

/** With what other programs keep beside ours. */
export interface SiteSettings {
  readonly [member: string]: unknown;
  readonly live_agent_placement: Placement;
  readonly live_agent_slug: string | null;
  /** Whether pages are published here, or by another interface. */
  readonly publishing: boolean;
}

export interface SiteSettingsChange {
  readonly live_agent_placement?: Placement | undefined;
  readonly live_agent_slug?: string | null | undefined;
}
