import { primaryOf } from "./interface-language.ts";

export interface FoundTexts<Texts> {
  readonly language: string;
  readonly texts: Texts;
}

/** Loaders of text files by language; English is built in. */
type Loads<Texts> = Readonly<Record<string, () => Promise<{ readonly texts: Texts }>>>;

/** Creates a function that finds the texts in the first language that has any. */
export const createFindTexts =
  <Texts>(english: FoundTexts<Texts>, others: Loads<Texts>) =>
  async (tags: readonly string[]): Promise<FoundTexts<Texts>> => {
    const language = tags.map(primaryOf).find((tag) => tag === "en" || Object.hasOwn(others, tag)) ?? "en";
    const load = others[language];
    if (load === undefined) return english;
    try {
      return { language, texts: (await load()).texts };
    } catch {
      return english; // the file is gone: a deployment has replaced it
    }
  };
