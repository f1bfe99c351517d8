/** This device's time zone. */
export const deviceZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The city that a time zone is named after; undefined for one without a city, such as UTC. */
export const cityOf = (zone: string): string | undefined => {
  const [region, ...parts] = zone.split("/");
  return region === "Etc" ? undefined : parts.at(-1)?.replaceAll("_", " ");
};
