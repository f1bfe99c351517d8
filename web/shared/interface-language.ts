import { type DeviceMemory, deviceMemory } from "./device-memory.ts";

/** Languages that our pages speak. Each is called by its own name: whoever looks for it reads it. */
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

const isKnown = (tag: string): tag is InterfaceLanguage => Object.hasOwn(interfaceLanguages, tag);

/** The first of these languages that our pages speak. */
export const firstKnown = (tags: readonly string[]): InterfaceLanguage => {
  const primaries = tags.map((tag) => tag.toLowerCase().split("-")[0] ?? "").map((tag) => aliases[tag] ?? tag);
  return primaries.find(isKnown) ?? "en";
};

/** What the person has chosen on this device, or what their browser prefers. */
export const chosenLanguage = (memory: DeviceMemory = deviceMemory): InterfaceLanguage =>
  firstKnown([memory.read("language") ?? "", ...navigator.languages]);

export const chooseLanguage = (language: InterfaceLanguage): void => deviceMemory.keep("language", language);
