import { type DeviceMemory, deviceMemory } from "./device-memory.ts";

/** Languages of our pages, each by its own name, so that its speakers find it. */
export const interfaceLanguages = {
  en: "English",
  nb: "Norsk bokmål",
  de: "Deutsch",
  fr: "Français",
  es: "Español",
  he: "עברית",
  ar: "العربية",
} as const;

export type InterfaceLanguage = keyof typeof interfaceLanguages;

/** Old tags, and Norwegian by its general name and in its other form. */
const aliases: Readonly<Record<string, InterfaceLanguage>> = { iw: "he", no: "nb", nn: "nb" };

/** The primary language of a tag, as in the names of our text files. */
export const primaryOf = (tag: string): string => {
  const [primary = ""] = tag.toLowerCase().split("-");
  return aliases[primary] ?? primary;
};

const isKnown = (tag: string): tag is InterfaceLanguage => Object.hasOwn(interfaceLanguages, tag);

/** The first of these languages that our pages have. */
export const firstKnown = (tags: readonly string[]): InterfaceLanguage => tags.map(primaryOf).find(isKnown) ?? "en";

/** The language chosen on this device, or the browser's preference. */
export const chosenLanguage = (memory: DeviceMemory = deviceMemory): InterfaceLanguage =>
  firstKnown([memory.read("language") ?? "", ...navigator.languages]);

export const chooseLanguage = (language: InterfaceLanguage): void => deviceMemory.keep("language", language);
