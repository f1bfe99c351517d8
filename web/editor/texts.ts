import type { InterfaceLanguage } from "../shared/interface-language.ts";
import { texts as english, type Texts } from "./texts/en.ts";

export type { Texts } from "./texts/en.ts";

/** Everything that the editor says, in the language of the interface. Read it while rendering: it is English until the language has come. */
export let texts: Texts = english;

/** Of `texts`: for dates, numbers and the names of languages. */
export let textsLanguage: InterfaceLanguage = "en";

const languages: Readonly<Record<Exclude<InterfaceLanguage, "en">, () => Promise<{ readonly texts: Texts }>>> = {
  ar: async () => import("./texts/ar.ts"),
  de: async () => import("./texts/de.ts"),
  es: async () => import("./texts/es.ts"),
  fr: async () => import("./texts/fr.ts"),
  he: async () => import("./texts/he.ts"),
  nb: async () => import("./texts/nb.ts"),
};

/** Before anything is rendered. Where the file cannot be had, the page speaks English. */
export const loadTexts = async (language: InterfaceLanguage): Promise<void> => {
  if (language === "en") return;
  try {
    texts = (await languages[language]()).texts;
    textsLanguage = language;
  } catch {
    // offline, or a deployment has replaced the file
  }
};
