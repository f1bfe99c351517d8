import type { OpenSpan, SiteSettings, SettingsSiteRequest } from "@lectern/client";
import type { Effect } from "./settings-texts.ts";

/** The form has two spans a day, such as before and after lunch. */
export const spansPerDay = 2;

/** What was read or saved last. */
export type Before = Readonly<Record<string, unknown>> & { readonly manager_hours?: readonly OpenSpan[] | null | undefined };

/** Only changed members: others may be changing the rest. */
export const toChange = (values: ReadonlyMap<string, string>, before: Before, hours: readonly OpenSpan[] | null): SettingsSiteRequest => {
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
    manager_hours: hours === null ? null : mergeHours(hours, before.manager_hours),
    time_zone: orNull("time_zone"),
    site_url: orNull("site_url"),
    notify: { emails, url: orNull("webhook") },
  };
  return Object.fromEntries(Object.entries(wanted).filter(([name, value]) => writtenOut(value) !== writtenOut(before[name])));
};

/** Browsers give the lines of a field other ends than other programs may have stored. */
const writtenOut = (value: unknown): string =>
  JSON.stringify(value ?? null, (_, part: unknown) => (typeof part === "string" ? part.replaceAll(/\r\n?/g, "\n") : part));

/** A day that nobody changed keeps the further spans that operators set, and the order of spans is no change. */
const mergeHours = (typed: readonly OpenSpan[], stored: readonly OpenSpan[] | null | undefined): readonly OpenSpan[] => {
  const known = stored ?? [];
  const merged = [1, 2, 3, 4, 5, 6, 7].flatMap((day) => {
    const [ofForm, before] = [ofDay(typed, day), ofDay(known, day)];
    return isSame(ofForm, before.slice(0, spansPerDay)) ? before : ofForm;
  });
  return stored !== null && isSame(merged, known) ? known : merged;
};

export const ofDay = (hours: readonly OpenSpan[], day: number): readonly OpenSpan[] => hours.filter((span) => span.day === day);

const isSame = (some: readonly OpenSpan[], others: readonly OpenSpan[]): boolean => {
  const [one, other] = [some, others].map((spans) =>
    spans
      .map(({ day, opens, closes }) => `${day} ${opens} ${closes}`)
      .sort()
      .join(),
  );
  return one === other;
};

const members: Readonly<Record<"talk" | "place" | "calls" | "notices", readonly (keyof SettingsSiteRequest)[]>> = {
  talk: ["greeting", "voice", "instructions"],
  place: ["live_agent_placement", "live_agent_slug"],
  calls: ["manager_phone", "manager_hours", "time_zone"],
  notices: ["notify"],
};

/** The effects of a change, in the order of the form, by what is stored after it. */
export const effectsOf = (change: SettingsSiteRequest, after: SiteSettings): readonly Effect[] => {
  const { manager_phone: phone, manager_hours: hours, notify, live_agent_placement: placement } = after;
  const effects: readonly (readonly [keyof typeof members, Effect])[] = [
    ["talk", "talk"],
    ["place", placement === "none" ? "noPlace" : "place"],
    ["calls", phone === null || hours?.length === 0 ? "noCalls" : "calls"],
    ["notices", notify.emails.length === 0 && notify.url === null ? "noNotices" : "notices"],
  ];
  return effects.filter(([kind]) => members[kind].some((member) => Object.hasOwn(change, member))).map(([, effect]) => effect);
};
