import type { InterfaceLanguage } from "../shared/interface-language.ts";
import { lateTexts as english, type LateTexts } from "./late-texts/en.ts";

/** What the parts say that are loaded after the sign-in, in the language of the interface: no page waits for it before there is something to see. */
export let lateTexts: LateTexts = english;

const languages: Readonly<Record<Exclude<InterfaceLanguage, "en">, () => Promise<{ readonly lateTexts: LateTexts }>>> = {
  ar: async () => import("./late-texts/ar.ts"),
  de: async () => import("./late-texts/de.ts"),
  es: async () => import("./late-texts/es.ts"),
  fr: async () => import("./late-texts/fr.ts"),
  he: async () => import("./late-texts/he.ts"),
  nb: async () => import("./late-texts/nb.ts"),
};

/** Before anything that says them is defined. Where the file cannot be had, those parts speak English. */
export const loadLateTexts = async (language: InterfaceLanguage): Promise<void> => {
  if (language === "en") return;
  try {
    lateTexts = (await languages[language]()).lateTexts;
  } catch {
    // offline, or a deployment has replaced the file
  }
};
