import { isLecternError } from "@lectern/client";
import { sentenceOf } from "../texts/failure-sentence.ts";
import type { Texts } from "../texts/en.ts";
import type { PeopleTexts } from "./texts/en.ts";

/** The sentence for what an admin's change was refused for. */
export const refusalOf = (error: unknown, texts: Texts, { failures }: PeopleTexts): string => {
  const known: Readonly<Record<string, string>> = failures;
  const sentence = isLecternError(error) && Object.hasOwn(known, error.code) ? known[error.code] : undefined;
  return sentence ?? sentenceOf(error, texts);
};
