import { createFindTexts, type FoundTexts as Found } from "../../shared/find-texts.ts";
import { texts as english, type Texts } from "./en.ts";

export type FoundTexts = Found<Texts>;

/** The texts in the first of these languages that has any. */
export const findTexts = createFindTexts(english, {
  ar: async () => import("./ar.ts"),
  de: async () => import("./de.ts"),
  es: async () => import("./es.ts"),
  fr: async () => import("./fr.ts"),
  he: async () => import("./he.ts"),
  nb: async () => import("./nb.ts"),
});
