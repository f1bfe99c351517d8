import { cityOf } from "../../shared/time-zone.ts";

/** By the last part of the name in the list of browsers, which keeps former ones. https://data.iana.org/time-zones/tzdb/backward */
const namesOfToday: ReadonlyMap<string, string> = new Map([
  ["Calcutta", "Kolkata"],
  ["Katmandu", "Kathmandu"],
  ["Kiev", "Kyiv"],
  ["Rangoon", "Yangon"],
  ["Saigon", "Ho Chi Minh City"],
]);

/** As people call it: "Oslo (GMT+1)". */
const labelOf = (zone: string, language: string): string => {
  const city = zone.includes("/") ? cityOf(zone) : undefined;
  if (city === undefined) return zone;
  const parts = new Intl.DateTimeFormat(language, { timeZone: zone, timeZoneName: "shortOffset" }).formatToParts();
  return `${namesOfToday.get(city) ?? city} (${parts.find(({ type }) => type === "timeZoneName")?.value ?? ""})`;
};

type Zones = readonly (readonly [zone: string, label: string])[];

/** 400 of them take a browser a fifth of a second: once, and only where they are shown. */
const known = new Map<string, Zones>();

/** The time zones to choose from, by their cities; the present one alone while nobody sees them. */
export const zoneOptions = (present: string, language: string, isShown: boolean): Zones => {
  const all = known.get(language);
  const own = [present, labelOf(present, language)] as const;
  if (all === undefined && !isShown) return [own];
  const named = all ?? Intl.supportedValuesOf("timeZone").map((zone) => [zone, labelOf(zone, language)] as const);
  known.set(language, named);
  const others = named.filter(([zone, label]) => zone !== present && label !== own[1]);
  return [own, ...others].toSorted(([, one], [, other]) => one.localeCompare(other, language));
};
