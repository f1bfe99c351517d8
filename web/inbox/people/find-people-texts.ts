import { createFindTexts } from "../../shared/find-texts.ts";
import { texts as english } from "./texts/en.ts";

export const findPeopleTexts = createFindTexts(english, {
  ar: async () => import("./texts/ar.ts"),
  de: async () => import("./texts/de.ts"),
  es: async () => import("./texts/es.ts"),
  fr: async () => import("./texts/fr.ts"),
  he: async () => import("./texts/he.ts"),
  nb: async () => import("./texts/nb.ts"),
});
