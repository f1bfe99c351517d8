import type { SettingsTexts } from "./texts/en.ts";

/** What people call a setting. One that this page does not know has the API's name. */
export const labelOf = (name: string, { labels }: Pick<SettingsTexts, "labels">): string =>
  Object.entries(labels).find(([known]) => known === name)?.[1] ?? name;

/** The first of the managers is `manager_phone`, too. */
export const labelsOf = (names: readonly string[], words: Pick<SettingsTexts, "labels">): readonly string[] => [
  ...new Set(names.map((name) => labelOf(name === "manager_phone" ? "managers" : name, words))),
];
