import { createFindTexts, type FoundTexts as Found } from "../../shared/find-texts.ts";
import type { Texts } from "./en.ts";
import { type FirstTexts, firstTexts } from "./en-first.ts";

export type FoundTexts = Found<Texts>;

/** Of English, which is built in, the other texts come with the conversation's code: `whole-texts.ts`. */
export type FoundFirstTexts = Found<FirstTexts>;

/** Shown until another language is loaded, and for languages without texts. */
export const englishTexts: FoundFirstTexts = { language: "en", texts: firstTexts };

/** The texts in the first of these languages that has any. */
export const findTexts = createFindTexts<FirstTexts>(firstTexts, {
  ar: async () => import("./ar.ts"),
  de: async () => import("./de.ts"),
  es: async () => import("./es.ts"),
  fr: async () => import("./fr.ts"),
  he: async () => import("./he.ts"),
  nb: async () => import("./nb.ts"),
});
