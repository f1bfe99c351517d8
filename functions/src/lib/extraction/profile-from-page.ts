import { extractionLimits } from "./limits.ts";
import { confidence } from "./confidence.ts";
import type { ExtractedProfile } from "./extraction.ts";
import { withoutRegion } from "../i18n/language-name.ts";
import { tagOf } from "./languages.ts";
import { makeProfile } from "./make-profile.ts";
import type { PageFacts } from "./page-facts.ts";
import { pageLanguage } from "./page-language.ts";
import { linkedLanguages, spokenLanguages } from "./site-languages.ts";

/** What a page says about the company in its head, and in which languages it is. */
export const profileFromPage = (page: PageFacts): ExtractedProfile => {
  const [primary, certainty] = pageLanguage(page);
  const read = [primary ?? "", ...page.alternates.map((tag) => tagOf(tag) ?? "")].filter((tag) => tag !== "").map(withoutRegion);
  return makeProfile(
    { kind: "website", url: page.url },
    {
      texts: {
        name: [page.meta.get("og:site_name") ?? page.meta.get("application-name"), confidence.meta],
        primary_language: [primary, certainty],
        summary: summaryOf(page),
      },
      lists: { languages: [[...read, ...linkedLanguages(page), ...spokenLanguages(page)], confidence.meta] },
    },
  );
};
/** What is written for search engines, else the first real paragraph of the page. */
const summaryOf = ({ meta, lines }: PageFacts): readonly [string | undefined, number] => {
  const described = [meta.get("og:description"), meta.get("description"), meta.get("twitter:description")].find(
    (text) => text !== undefined && text.length >= shortestDescription,
  );
  if (described !== undefined) return [described, confidence.meta];
  const paragraph = lines.find(
    ({ tag, text, aside }) =>
      !aside && (tag === "p" || tag === "div" || tag === "section") && weightOf(text) >= extractionLimits.summaryLength,
  );
  return [paragraph?.text, confidence.text];
};

/** "Home" and "Just another site" describe nothing. */
const shortestDescription = 25;

/** Chinese, Japanese and Korean say in one character what takes others two or three. */
const weightOf = (text: string): number =>
  text.length + 1.5 * (text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu)?.length ?? 0);
