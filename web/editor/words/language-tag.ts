import { fold } from "../../shared/fold.ts";
import { textsLanguage } from "../texts.ts";

/**
 * The tag of a language that somebody calls by its name, in the interface language, in English, or in that language itself. One of the site's
 * languages is meant before any other. What is no name stays as it is: it may be a tag.
 */
export const languageTag = (typed: string, ofSite: readonly string[] = [], inLanguage: string = textsLanguage): string => {
  const wanted = fold(typed.trim());
  const isNamed = (tag: string): boolean => namesOf(tag, inLanguage).some((name) => fold(name) === wanted);
  const begins = (tag: string): boolean => namesOf(tag, inLanguage).some((name) => fold(name).startsWith(`${wanted} `));
  if (wanted === "" || isTag(typed.trim())) return typed.trim();
  const found = ofSite.find(isNamed) ?? ofSite.find(begins) ?? allLanguages().find(isNamed);
  // Nearly all sites and texts in Norwegian are tagged as Bokmål.
  return (found === "no" ? "nb" : found) ?? typed.trim();
};

const isTag = (text: string): boolean =>
  /^[a-z]{2,3}(?:[-_][a-z\d]{2,8})*$/i.test(text) && nameIn("en", text.replaceAll("_", "-")) !== undefined;

const namesOf = (tag: string, inLanguage: string): readonly string[] =>
  [inLanguage, "en", tag].flatMap((language) => nameIn(language, tag) ?? []);

const nameIn = (language: string, tag: string): string | undefined => {
  try {
    return new Intl.DisplayNames(language, { type: "language", fallback: "none" }).of(tag);
  } catch {
    return undefined; // RangeError: no tag
  }
};

const letters = Array.from("abcdefghijklmnopqrstuvwxyz");

/** Some 190 languages have a tag of two letters. There is no list of them in JavaScript. */
export const allLanguages = (): readonly string[] =>
  letters.flatMap((one) => letters.map((other) => one + other)).filter((tag) => nameIn("en", tag) !== undefined);
