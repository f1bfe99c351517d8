import type { Manager, OpenSpan, SettingsSiteRequest } from "@lectern/client";

/** The form has two spans a day, such as before and after lunch. */
export const spansPerDay = 2;

/** What was read or saved last. */
export type Before = Readonly<Record<string, unknown>> & { readonly manager_hours?: readonly OpenSpan[] | null | undefined };

export interface Typed {
  /** The form's values by field. */
  readonly values: ReadonlyMap<string, string>;
  /** Null: at any time. */
  readonly hours: readonly OpenSpan[] | null;
  readonly managers: readonly Manager[];
  /** Only admins can change everything. */
  readonly isAdmin: boolean;
}

/** What only admins change, also by going back: where only they publish, what stands where on the site as well. */
export const forAdmins = ({ publishers }: Before): readonly string[] => [
  ...["origins", "public_pages", "publishers", "site_hook"],
  ...(publishers === "admins" ? ["live_agent_placement", "live_agent_slug", "address_pattern", "home_slug", "menu", "site_url"] : []),
];

/** Only changed members: others may be changing the rest. */
export const toChange = ({ values, hours, managers, isAdmin }: Typed, before: Before): SettingsSiteRequest => {
  const said = (name: string): string => (values.get(name) ?? "").replaceAll("\r\n", "\n");
  const orNull = (name: string): string | null => said(name).trim() || null;
  const lines = (name: string): readonly string[] =>
    said(name)
      .split("\n")
      .map((line) => line.trim())
      .filter((line) => line !== "");
  const byLanguage = <Text>(prefix: string, read: (name: string) => Text): Readonly<Record<string, Text>> =>
    Object.fromEntries([...values.keys()].filter((name) => name.startsWith(prefix)).map((name) => [name.slice(prefix.length), read(name)]));
  const isFilled = ([, text]: readonly [string, string | readonly string[]]): boolean => text.length > 0;
  const wanted = {
    greeting: said("greeting"),
    voice: said("voice"),
    instructions: said("instructions"),
    heading: Object.fromEntries(Object.entries(byLanguage("heading.", (name) => said(name).trim())).filter(isFilled)),
    suggestions: Object.fromEntries(Object.entries(byLanguage("suggestions.", lines)).filter(isFilled)),
    live_agent_placement: values.has("is_on") ? said("live_agent_placement") : "none",
    live_agent_slug: orNull("live_agent_slug"),
    site_url: orNull("site_url"),
    address_pattern: said("address_pattern"),
    home_slug: orNull("home_slug"),
    menu: lines("menu"),
    accent: values.has("has_accent") ? said("accent") : null,
    managers,
    manager_hours: hours === null ? null : mergeHours(hours, before.manager_hours),
    time_zone: orNull("time_zone"),
    notify: { emails: lines("emails"), url: orNull("webhook") },
    ...{ origins: lines("origins"), public_pages: values.has("public_pages"), publishers: said("publishers") },
    site_hook: orNull("site_hook"),
  };
  const locked = isAdmin ? [] : forAdmins(before);
  return Object.fromEntries(
    Object.entries(wanted).filter(([name, value]) => !locked.includes(name) && !isSameSetting(value, before[name])),
  );
};

/** Browsers give the lines of a field other ends than other programs may have stored, and the order of languages means nothing. */
export const isSameSetting = (one: unknown, other: unknown): boolean => writtenOut(one) === writtenOut(other);

const writtenOut = (value: unknown): string =>
  JSON.stringify(value ?? null, (_, part: unknown) => {
    if (typeof part === "string") return part.replaceAll(/\r\n?/g, "\n");
    const isMap = typeof part === "object" && part !== null && !Array.isArray(part);
    return isMap ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1))) : part;
  });

/** Those settings of a version that are different now: what restores it. The managers bring `manager_phone` with them. */
export const differencesTo = (version: Readonly<Record<string, unknown>>, now: Before): SettingsSiteRequest =>
  Object.fromEntries(Object.entries(version).filter(([name, value]) => name !== "manager_phone" && !isSameSetting(value, now[name])));

const seen = new Set([
  ...["greeting", "voice", "instructions", "heading", "suggestions", "live_agent_placement", "live_agent_slug", "public_pages"],
  ...["address_pattern", "home_slug", "menu", "accent", "site_url"],
]);

/** Whether visitors notice a change. */
export const isVisible = (change: SettingsSiteRequest): boolean => Object.keys(change).some((name) => seen.has(name));

/** A day that nobody changed keeps the further spans that operators set, and the order of spans is no change. */
export const mergeHours = (typed: readonly OpenSpan[], stored: readonly OpenSpan[] | null | undefined): readonly OpenSpan[] => {
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
