import type { InterfaceLanguage } from "../shared/interface-language.ts";
import { texts as english, type Texts } from "./texts/en.ts";

export type { Texts } from "./texts/en.ts";

/** All texts of the editor, in the interface language. Read it while rendering: it is English until the language is loaded. */
export let texts: Texts = english;

/** The language of `texts`: for dates, numbers and the names of languages. */
export let textsLanguage: InterfaceLanguage = "en";

const languages: Readonly<Record<Exclude<InterfaceLanguage, "en">, () => Promise<{ readonly texts: Texts }>>> = {
  ar: async () => import("./texts/ar.ts"),
  de: async () => import("./texts/de.ts"),
  es: async () => import("./texts/es.ts"),
  fr: async () => import("./texts/fr.ts"),
  he: async () => import("./texts/he.ts"),
  nb: async () => import("./texts/nb.ts"),
};

/** Call before rendering. If the file is unavailable, the page speaks English. */
export const loadTexts = async (language: InterfaceLanguage): Promise<void> => {
  if (language === "en") return;
  try {
    texts = (await languages[language]()).texts;
    textsLanguage = language;
  } catch {
    // offline, or a deployment has replaced the file
  }
};
