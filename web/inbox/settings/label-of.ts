import type { ReadSettings } from "./read-settings.ts";
import type { SettingsTexts } from "./texts/en.ts";

/** What people call a setting. One that this page does not know has the API's name. */
export const labelOf = (name: string, { labels }: Pick<SettingsTexts, "labels">): string =>
  Object.entries(labels).find(([known]) => known === name)?.[1] ?? name;

/** The first of the managers is `manager_phone`, too. */
export const labelsOf = (names: readonly string[], words: Pick<SettingsTexts, "labels">): readonly string[] => [
  ...new Set(names.map((name) => labelOf(name === "manager_phone" ? "managers" : name, words))),
];

interface Words {
  readonly words: SettingsTexts;
  readonly list: Intl.ListFormat;
}

/** What people call its value. Empty where there are no words for it, as for a colour. */
export const valueOf = (name: string, settings: ReadSettings, { words, list }: Words): string => {
  const { standardVoice, placements, isOff, publishers, addresses } = words;
  if (name === "managers") return list.format(settings.managers.map((manager) => manager.name || manager.phone));
  const value = settings[name];
  if (typeof value !== "string" || name === "accent") return "";
  const choices = new Map<string, Readonly<Record<string, string>>>([
    ["voice", { "": standardVoice }],
    ["live_agent_placement", { ...placements, none: isOff }],
    ["publishers", publishers],
    ["address_pattern", addresses],
  ]);
  return choices.get(name)?.[value] ?? value;
};
