import { asSpokenLanguage, withoutRegion } from "../../i18n/language.ts";
import type { ExtractedProfile, ExtractionCompany } from "./extraction.ts";
import { isWrittenIn } from "./languages.ts";
import { confidence, makeProfile } from "./make-profile.ts";
import type { PageFacts } from "./page-facts.ts";
import { speakHours } from "./speak-hours.ts";

/** The URL of a website after its redirects, and the languages that its pages declare. Other data in them may describe another company. */
export const profilesFromPages = (pages: readonly PageFacts[]): readonly ExtractedProfile[] =>
  pages.map((page, at) => {
    const primary = languageOf(page);
    const languages = [primary, ...page.alternates.map(asSpokenLanguage)].flatMap((tag) => (tag === undefined ? [] : [withoutRegion(tag)]));
    return makeProfile(
      { kind: "website", url: page.url },
      {
        texts: { website: [at === 0 ? page.url : undefined, confidence.text], primary_language: [primary, confidence.declared] },
        lists: { languages: [languages, confidence.declared] },
      },
    );
  });

/** 5000 characters are enough to tell scripts apart. */
const textLength = 5_000;

/** The declared language of a page, unless its letters contradict it: many templates say `lang="en"` for text in any language. */
const languageOf = ({ language, meta, lines }: PageFacts): string | undefined => {
  const text = lines
    .flatMap((line) => (line.fallback ? [] : [line.text]))
    .join(" ")
    .slice(0, textLength);
  const [content = ""] = (meta.get("content-language") ?? "").split(",");
  return [language, content, meta.get("og:locale")]
    .map(asSpokenLanguage)
    .find((tag) => tag !== undefined && (text === "" || isWrittenIn(text, tag)));
};

/** What the registry and the map service say about the company. Opening hours are worded in `language`. */
export const profilesFromRecords = ({ name, registry, places }: ExtractionCompany, language: string): readonly ExtractedProfile[] => [
  makeProfile(
    { kind: "registry", url: registry?.url ?? null },
    {
      texts: {
        name: [name, confidence.registry],
        phone: [registry?.phone, confidence.text],
        email: [registry?.email, confidence.text],
        address: [registry?.address, confidence.registry],
        service_area: [registry?.town, confidence.inferred],
        industry: [registry?.industry, confidence.registry],
        summary: [registry?.purpose, confidence.inferred],
      },
    },
  ),
  makeProfile(
    { kind: "places", url: places?.url ?? null },
    {
      texts: {
        phone: [places?.phone, confidence.places],
        address: [places?.address, confidence.places],
        service_area: [places?.town, confidence.inferred],
        industry: [places?.category, confidence.places],
        opening_hours: [speakHours(places?.openingTimes ?? [], language), confidence.places],
      },
      openingTimes: [places?.openingTimes, confidence.places],
    },
  ),
];
