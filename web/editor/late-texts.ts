import { createFindTexts } from "../shared/find-texts.ts";
import type { InterfaceLanguage } from "../shared/interface-language.ts";
import { texts as english, type LateTexts } from "./late-texts/en.ts";

/** The texts of the parts that are loaded after the sign-in, in the interface language: no page waits for them before there is something to see. */
export let lateTexts: LateTexts = english;

const findTexts = createFindTexts(english, {
  ar: async () => import("./late-texts/ar.ts"),
  de: async () => import("./late-texts/de.ts"),
  es: async () => import("./late-texts/es.ts"),
  fr: async () => import("./late-texts/fr.ts"),
  he: async () => import("./late-texts/he.ts"),
  nb: async () => import("./late-texts/nb.ts"),
});

/** Call before the elements with these texts are defined. */
export const loadLateTexts = async (language: InterfaceLanguage): Promise<void> => {
  lateTexts = (await findTexts([language])).texts;
};
