import { createFindTexts } from "../shared/find-texts.ts";
import type { InterfaceLanguage } from "../shared/interface-language.ts";
import { texts as english, type Texts } from "./texts/en.ts";

/** All texts of the editor, in the interface language. Read it while rendering: it is English until the language is loaded. */
export let texts: Texts = english;

/** The language of `texts`: for dates, numbers and the names of languages. */
export let textsLanguage: InterfaceLanguage = "en";

const findTexts = createFindTexts(english, {
  ar: async () => import("./texts/ar.ts"),
  de: async () => import("./texts/de.ts"),
  es: async () => import("./texts/es.ts"),
  fr: async () => import("./texts/fr.ts"),
  he: async () => import("./texts/he.ts"),
  nb: async () => import("./texts/nb.ts"),
});

/** Call before rendering. */
export const loadTexts = async (language: InterfaceLanguage): Promise<void> => {
  ({ texts, language: textsLanguage } = await findTexts([language]));
};
