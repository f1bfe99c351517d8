/** This device's time zone. */
export const deviceZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The city that a time zone is named after; undefined for one without a city, such as UTC. */
export const cityOf = (zone: string): string | undefined => {
  const [region, ...parts] = zone.split("/");
  return region === "Etc" ? undefined : parts.at(-1)?.replaceAll("_", " ");
};

/** What people call a time zone: by its city, as `words` put it, otherwise by its long name. */
export const zoneName = (at: Date, language: string, words: (city: string) => string, zone = deviceZone()): string => {
  const city = cityOf(zone);
  if (city !== undefined) return words(city);
  const parts = new Intl.DateTimeFormat(language, { timeZoneName: "long", timeZone: zone }).formatToParts(at);
  return parts.find(({ type }) => type === "timeZoneName")?.value ?? zone;
};
