import { primaryOf } from "./interface-language.ts";

export interface FoundTexts<Texts> {
  readonly language: string;
  readonly texts: Texts;
}

/** Files of texts by their language; English is there from the start. */
type Loads<Texts> = Readonly<Record<string, () => Promise<{ readonly texts: Texts }>>>;

/** Makes what finds the texts in the first of some languages for which there are any. */
export const createFindTexts =
  <Texts>(english: FoundTexts<Texts>, others: Loads<Texts>) =>
  async (tags: readonly string[]): Promise<FoundTexts<Texts>> => {
    const language = tags.map(primaryOf).find((tag) => tag === "en" || Object.hasOwn(others, tag)) ?? "en";
    const load = others[language];
    if (load === undefined) return english;
    try {
      return { language, texts: (await load()).texts };
    } catch {
      return english; // the file is not there: a deployment has replaced it
    }
  };
