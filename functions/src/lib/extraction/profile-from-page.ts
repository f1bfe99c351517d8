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
      },
      lists: { languages: [[...read, ...linkedLanguages(page), ...spokenLanguages(page)], confidence.meta] },
    },
  );
};
