import { withoutRegion } from "../i18n/language-name.ts";
import { confidence } from "./confidence.ts";
import type { ExtractedProfile } from "./extraction.ts";
import { isWrittenIn, tagOf } from "./languages.ts";
import { makeProfile } from "./make-profile.ts";
import type { PageFacts } from "./page-facts.ts";

/** What a page says in its head: its name, its description, and in which languages it is. */
export const profileFromPage = (page: PageFacts): ExtractedProfile => {
  const [primary, certainty] = pageLanguage(page);
  const read = [primary ?? "", ...page.alternates.map((tag) => tagOf(tag) ?? "")].filter((tag) => tag !== "").map(withoutRegion);
  return makeProfile(
    { kind: "website", url: page.url },
    {
      texts: {
        name: [page.meta.get("og:site_name"), confidence.meta],
        summary: [page.meta.get("description") ?? page.meta.get("og:description"), confidence.meta],
        primary_language: [primary, certainty],
      },
      lists: { languages: [read, confidence.meta] },
    },
  );
};

/** Characters, enough to tell scripts apart. */
const textLength = 5_000;

/** The language that a page says it is in, if its letters do not contradict it. */
const pageLanguage = ({ language, meta, lines }: PageFacts): readonly [string | undefined, number] => {
  const text = lines
    .map((line) => line.text)
    .join(" ")
    .slice(0, textLength);
  const said: readonly (readonly [string | undefined, number])[] = [
    [tagOf(language), confidence.data],
    [tagOf((meta.get("content-language") ?? "").split(",")[0] ?? ""), confidence.meta],
    [tagOf(meta.get("og:locale") ?? ""), confidence.meta],
  ];
  return said.find(([tag]) => tag !== undefined && isWrittenIn(text, tag)) ?? [undefined, 0];
};
