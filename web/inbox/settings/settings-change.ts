import type { OpenSpan, SiteSettings, SiteSettingsChange } from "@lectern/client";
import type { Effect } from "./settings-texts.ts";

/** Only changed members: others may be changing the rest. */
export const toChange = (values: ReadonlyMap<string, string>, before: SiteSettings, hours: OpenSpan[] | null): SiteSettingsChange => {
  const said = (name: string): string => (values.get(name) ?? "").replaceAll("\r\n", "\n");
  const orNull = (name: string): string | null => said(name).trim() || null;
  const emails = said("emails")
    .split("\n")
    .map((email) => email.trim())
    .filter((email) => email !== "");
  const wanted = {
    greeting: said("greeting"),
    ...(said("voice") !== "" && { voice: said("voice") }),
    instructions: said("instructions"),
    live_agent_placement: said("live_agent_placement"),
    live_agent_slug: orNull("live_agent_slug"),
    manager_phone: orNull("manager_phone"),
    manager_hours: hours,
    time_zone: orNull("time_zone"),
    site_url: orNull("site_url"),
    notify: { emails, url: orNull("webhook") },
  };
  return Object.fromEntries(Object.entries(wanted).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name])));
};

const members: Readonly<Record<Effect, readonly (keyof SiteSettingsChange)[]>> = {
  talk: ["greeting", "voice", "instructions"],
  place: ["live_agent_placement", "live_agent_slug"],
  calls: ["manager_phone", "manager_hours", "time_zone"],
  notices: ["notify"],
};

/** The effects of a change, in the order of the form. */
export const effectsOf = (change: SiteSettingsChange): readonly Effect[] => {
  const effects: readonly Effect[] = ["talk", "place", "calls", "notices"];
  return effects.filter((effect) => members[effect].some((member) => Object.hasOwn(change, member)));
};
