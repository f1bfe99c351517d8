import { confidence } from "./confidence.ts";
import { contactWeight, isSaid } from "./contact-lines.ts";
import { extractionLimits } from "./limits.ts";
import type { PageFacts, TextLine } from "./page-facts.ts";
import { segmentsOf } from "../core/segments.ts";
import { foldText } from "../core/text.ts";
import type { OnPage } from "./tally.ts";
import { isAbout } from "./topic-words.ts";

export interface SiteSummary extends OnPage<string> {
  readonly certainty: number;
}

/**
 * What the home page says for search engines, else its first real paragraph, else the same of the page about the company. What was
 * written for search engines counts when it is made of sentences, in words that the site uses itself.
 */
export const summaryOfSite = (pages: readonly PageFacts[]): SiteSummary | undefined => {
  const used = new Set(pages.flatMap(({ lines, title }) => [title, ...lines.map(({ text }) => text)]).flatMap(stemsOf));
  const described = (page: PageFacts): SiteSummary | undefined => {
    const value = descriptionsOf(page).find((text) => isProse(text) && isUsed(text, used));
    return value === undefined ? undefined : { value, url: page.url, certainty: confidence.meta };
  };
  const written = (page: PageFacts): SiteSummary | undefined => {
    const value = paragraphOf(page, pages);
    return value === undefined ? undefined : { value, url: page.url, certainty: confidence.text };
  };
  const home = pages.slice(0, 1);
  const about = pages.slice(1).filter(({ title, url }) => isAbout(title, "about") || isAbout(new URL(url).pathname, "about"));
  const others = pages.slice(1).filter((page) => !about.includes(page) && contactWeight(page) === 1);
  // One after the other: the rest is only looked at where the first say nothing.
  return [...home, ...about, ...others]
    .values()
    .map((page) => described(page) ?? written(page))
    .find((found) => found !== undefined);
};

const descriptionsOf = ({ meta }: PageFacts): readonly string[] =>
  ["og:description", "description", "twitter:description"]
    .flatMap((name) => meta.get(name) ?? [])
    .filter((text) => text.length >= shortestDescription);

/** "Home" and "Just another site" describe nothing. */
const shortestDescription = 25;

/** Lists of search words have a comma behind every two or three words. */
const isProse = (text: string): boolean => {
  const commas = text.match(/[,|;]/g)?.length ?? 0;
  return commas < 4 || text.split(/\s+/).length / commas > wordsPerComma;
};

const wordsPerComma = 4;

/**
 * Descriptions of templates have next to nothing in common with what can be read on the site. They are in Latin letters; in other scripts the
 * beginnings of words differ too much to tell.
 */
const isUsed = (text: string, used: ReadonlySet<string>): boolean => {
  if ((text.match(/\p{sc=Latin}/gu)?.length ?? 0) < (text.match(/\p{L}/gu)?.length ?? 0) / 2) return true;
  const stems = stemsOf(text);
  return used.size < fewStems || stems.filter((stem) => used.has(stem)).length >= stems.length * leastShare;
};

const leastShare = 0.2;

/** A site that says next to nothing does not contradict its description. */
const fewStems = 20;

/** The beginnings of the longer words of a text: their endings change with the sentence. Words of some scripts are short. */
const stemsOf = (text: string): readonly string[] =>
  Array.from(segmentsOf(text, "word"), ({ segment }) => foldText(segment))
    .filter((word) => word.length >= 4 || /^[\p{sc=Han}\p{sc=Hangul}\p{sc=Katakana}\p{sc=Hebrew}]{2,}$/u.test(word))
    .map((word) => word.slice(0, 5));

/** The first paragraph that names something of the page's title, else the first one. What pages with another title have too is their frame. */
const paragraphOf = (page: PageFacts, pages: readonly PageFacts[]): string | undefined => {
  const frame = new Set(pages.filter(({ title }) => title !== page.title).flatMap(({ lines }) => lines.map(({ text }) => text)));
  const paragraphs = page.lines.filter((line) => isParagraph(line) && !frame.has(line.text)).map(({ text }) => text);
  const titled = new Set(stemsOf(page.title));
  return paragraphs.find((text) => stemsOf(text).some((stem) => titled.has(stem))) ?? paragraphs[0];
};

const isParagraph = (line: TextLine): boolean =>
  !line.aside &&
  !isSaid(line) &&
  (line.tag === "p" || line.tag === "div" || line.tag === "section") &&
  weightOf(line.text) >= (/[.!?。…]$/.test(line.text) ? extractionLimits.sentenceLength : extractionLimits.summaryLength) &&
  !filler.test(line.text);

/** Consent, the text of templates, and contact data are no descriptions. */
const filler = /cookie|lorem ipsum|javascript|@|\d[:.]\d\d\b/i;

/** Chinese, Japanese and Korean say in one character what takes others two or three. */
const weightOf = (text: string): number =>
  text.length + 1.5 * (text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu)?.length ?? 0);
