import { businesses, businessIds, pageKinds, type StreetText } from "./business.ts";
import { english } from "./english.ts";
import { german } from "./german.ts";
import { hebrew } from "./hebrew.ts";
import { japanese } from "./japanese.ts";
import { norwegian } from "./norwegian.ts";

const texts: Readonly<Record<string, StreetText>> = { en: english, de: german, nb: norwegian, he: hebrew, ja: japanese };

export interface StreetPage {
  readonly slug: string;
  readonly language: string;
  readonly title: string;
  /** Markdown. */
  readonly content: string;
}

/** 500 pages: five for each shop, which share most of their words with those of all the other shops. */
export const streetPages: readonly StreetPage[] = Object.entries(texts).flatMap(([language, { businesses: descriptions, templates }]) =>
  businessIds.flatMap((id, index) =>
    pageKinds.map((kind) => {
      const values = { ...businesses[id], ...descriptions[id], number: index + 3, phone: `+47 55 90 ${10 + index} ${30 + index}` };
      return { slug: kind === "about" ? id : `${id}-${kind}`, language, ...templates[kind](values) };
    }),
  ),
);
