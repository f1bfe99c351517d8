import { percentDecode } from "../core/percent-decode.ts";
import { findEmails, isOwnEmail } from "./find-emails.ts";
import type { PageFacts, TextLine } from "./page-facts.ts";
import { isAbout } from "./topic-words.ts";

/**
 * Lines that may say how the company itself is reached: not what others say, and not who has made the site, which stands beside the copyright
 * or with an address of another domain.
 */
export const contactLines = ({ lines, url }: PageFacts): readonly TextLine[] => {
  const host = new URL(url).hostname;
  return lines.filter((line) => !isSaid(line) && !isOfOthers(line.text, host));
};

/** Words of others, and of who has made the site. */
export const isSaid = ({ quoted, text }: TextLine): boolean =>
  quoted || /^[«“”„"»‚‘「『]/u.test(text) || /©|copyright|\(c\)\s?(?:19|20)\d\d/i.test(text);

/** With an address of another domain among other words. Alone on its line it may be the company's, at a provider of mail. */
const isOfOthers = (text: string, host: string): boolean => {
  const emails = findEmails(text);
  if (emails.length === 0 || emails.some((email) => isOwnEmail(email, host))) return false;
  const rest = emails.reduce((line, email) => line.replace(email, " "), text);
  return wordsOf(rest) > fewWords;
};

/** "E-mail", "Write to us". */
const fewWords = 3;

/** Words of a text. Scripts without spaces count by characters. */
export const wordsOf = (text: string): number =>
  (text.match(/\p{L}[\p{L}\p{M}'’.-]*/gu)?.length ?? 0) +
  Math.floor((text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu)?.length ?? 0) / 4);

/** How much a page is about reaching the company. Imprints name the seat, the authority and the host besides. */
export const contactWeight = ({ title, url }: PageFacts): number => {
  const path = percentDecode(new URL(url).pathname)?.replace(/\.\w{2,5}$/, "") ?? "";
  if (isAbout(title, "imprint") || isAbout(path, "imprint")) return 0.5;
  return isAbout(title, "contact") || isAbout(path, "contact") ? 2 : 1;
};
