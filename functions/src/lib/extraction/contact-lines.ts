import { percentDecode } from "../core/percent-decode.ts";
import { findEmails, isOwnEmail, withAtSigns } from "./find-emails.ts";
import type { PageFacts, TextLine } from "./page-facts.ts";
import { isAbout } from "./topic-words.ts";

/**
 * Lines that may say how to reach the company itself: not the words of others, and not those about whoever made the site, which are beside
 * the copyright or have an email address of another domain.
 */
export const contactLines = ({ lines, url }: PageFacts): readonly TextLine[] => {
  const host = new URL(url).hostname;
  return lines.filter((line) => !isSaid(line) && !isOfOthers(line.text, host));
};

/** Whether a line has the words of others, or of whoever made the site. */
export const isSaid = ({ quoted, text }: TextLine): boolean =>
  quoted || /^[«“”„"»‚‘「『]/u.test(text) || /©|copyright|\(c\)\s?(?:19|20)\d\d/i.test(text);

/** Whether a line has an email address of another domain among other words. Alone on its line it may be the company's, at a mail provider. */
const isOfOthers = (text: string, host: string): boolean => {
  const emails = findEmails(text);
  if (emails.length === 0 || emails.some((email) => isOwnEmail(email, host))) return false;
  const rest = emails.reduce((line, email) => line.replace(email, " "), withAtSigns(text));
  return wordsOf(rest) > fewWords;
};

/** "E-mail", "Write to us". */
const fewWords = 3;

/** Words of a text. Scripts without spaces count by characters. */
export const wordsOf = (text: string): number =>
  (text.match(/\p{L}[\p{L}\p{M}'’.-]*/gu)?.length ?? 0) +
  Math.floor((text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu)?.length ?? 0) / 4);

/** How likely it is that contact details on a page are the company's. Imprints also name authorities and the hosting provider. */
export const contactWeight = ({ title, url }: PageFacts): number => {
  const path = percentDecode(new URL(url).pathname)?.replace(/\.\w{2,5}$/, "") ?? "";
  if (isAbout(title, "imprint") || isAbout(path, "imprint")) return 0.5;
  return isAbout(title, "contact") || isAbout(path, "contact") ? 2 : 1;
};
