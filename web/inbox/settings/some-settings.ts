import type { SiteSettings } from "@lectern/client";

/** For tests. */
export const someSettings: SiteSettings = {
  live_agent_placement: "widget",
  live_agent_slug: null,
  publishing: true,
  heading: {},
  suggestions: {},
  origins: [],
  public_pages: false,
  address_pattern: "/{slug}",
  home_slug: null,
  menu: [],
  accent: null,
  publishers: "managers",
  managers: [],
  name: "A site",
  default_language: "en",
  greeting: "Hello!",
  voice: "Kore",
  instructions: "Be kind.\nBe short.",
  manager_phone: null,
  manager_hours: null,
  time_zone: "UTC",
  site_url: null,
  notify: { emails: [], url: null },
  notify_secret: null,
};
