import { texts as english } from "./en.ts";
import type { Texts } from "./texts.ts";

export interface FoundTexts {
  readonly language: string;
  readonly texts: Texts;
}

const languages: Readonly<Record<string, () => Promise<{ readonly texts: Texts }>>> = {
  ar: async () => import("./ar.ts"),
  de: async () => import("./de.ts"),
  es: async () => import("./es.ts"),
  fr: async () => import("./fr.ts"),
  he: async () => import("./he.ts"),
  nb: async () => import("./nb.ts"),
};

/** Old tags, and Norwegian by its general name and in its other form. */
const aliases: Readonly<Record<string, string>> = { iw: "he", no: "nb", nn: "nb" };

/** The texts in the first of these languages for which there are any. */
export const findTexts = async (tags: readonly string[]): Promise<FoundTexts> => {
  for (const tag of tags) {
    const [primary = ""] = tag.toLowerCase().split("-");
    const language = aliases[primary] ?? primary;
    if (language === "en") break;
    const load = languages[language];
    if (load === undefined) continue;
    try {
      return { language, texts: (await load()).texts };
    } catch {
      break; // the file is not there: a deployment has replaced it
    }
  }
  return { language: "en", texts: english };
};
