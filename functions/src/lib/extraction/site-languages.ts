import { withoutRegion } from "../i18n/language-name.ts";
import { languageOfOwnName, languageOfWord } from "./languages.ts";
import type { PageFacts, PageLink } from "./page-facts.ts";
import { pageLanguage } from "./page-language.ts";

/** Longer lines are prose about something else. */
const longestLine = 250;

/** Languages that the page says are spoken, in a list that has the page's own: "Vi taler dansk, engelsk og tysk". */
export const spokenLanguages = (page: PageFacts): readonly string[] => {
  const [own] = pageLanguage(page);
  if (own === undefined) return [];
  return page.lines
    .filter(({ text, quoted }) => !quoted && text.length <= longestLine)
    .flatMap(({ text }) => listsOf(text, own))
    .filter((list) => list.includes(withoutRegion(own)))
    .flat();
};

/** Names of languages with nothing between them but commas and one word: names in a list, and not two in a story. */
const listsOf = (text: string, language: string): readonly (readonly string[])[] => {
  const lists: string[][] = [];
  let gap = Number.POSITIVE_INFINITY;
  for (const [word] of text.matchAll(/[\p{L}\p{M}]+(?:[-'’״"][\p{L}\p{M}]+)*|[.!?;:]/gu)) {
    const tag = /\p{L}/u.test(word) ? languageOfWord(word, language) : undefined;
    if (tag === undefined) {
      gap += /\p{L}/u.test(word) ? 1 : 2;
      continue;
    }
    const list = gap <= 1 ? lists.at(-1) : undefined;
    if (list === undefined) lists.push([withoutRegion(tag)]);
    else list.push(withoutRegion(tag));
    gap = 0;
  }
  return lists.filter((list) => new Set(list).size > 1);
};

/** Languages in which the site can be read, by its links to them: at least two, on the site itself. */
export const linkedLanguages = ({ links, url }: PageFacts): readonly string[] => {
  const { hostname } = new URL(url);
  const own = links.filter((link) => URL.parse(link.url)?.hostname === hostname);
  const tags = [...new Set(own.flatMap((link) => languageOfLink(link) ?? []))];
  return tags.length > 1 ? tags : [];
};

/** "Deutsch", or "DE" to a path of that language. */
const languageOfLink = ({ text, url }: PageLink): string | undefined => {
  const named = languageOfOwnName(text);
  if (named !== undefined) return named;
  const code = /^[A-Za-z]{2}$/.test(text) ? text.toLowerCase() : undefined;
  return code !== undefined && new URL(url).pathname.split("/").includes(code) ? code : undefined;
};
