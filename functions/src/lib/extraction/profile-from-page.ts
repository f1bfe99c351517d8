import { extractionLimits } from "./limits.ts";
import { foldWords } from "../core/text.ts";
import { confidence } from "./confidence.ts";
import type { ExtractedProfile } from "./extraction.ts";
import { hoursFromLines } from "./hours-from-lines.ts";
import { withoutRegion } from "../i18n/language-name.ts";
import { tagOf } from "./languages.ts";
import { makeProfile } from "./make-profile.ts";
import type { PageFacts } from "./page-facts.ts";
import { pageLanguage } from "./page-language.ts";
import { entriesAbout } from "./sections.ts";
import { speakHours } from "./speak-hours.ts";

interface Reader {
  readonly companyName: string;
  /** BCP 47: of texts that are composed. */
  readonly language: string;
}

/** What a page says about the company in its head and in its text. */
export const profileFromPage = (page: PageFacts, reader: Reader): ExtractedProfile => {
  const source = { kind: "website", url: page.url } as const;
  const [primary, certainty] = pageLanguage(page);
  const spans = hoursFromLines(
    page.lines.map(({ text }) => text),
    primary ?? "en",
  );
  return makeProfile(source, {
    texts: {
      name: nameOf(page, reader.companyName),
      phone: [addressOfLink(page, "tel:"), confidence.markup],
      email: [addressOfLink(page, "mailto:"), confidence.markup],
      address: [addressOf(page, reader.companyName), confidence.text],
      primary_language: [primary, certainty],
      summary: summaryOf(page),
      opening_hours: [speakHours(spans, reader.language), confidence.text],
    },
    lists: {
      languages: [
        [primary ?? "", ...page.alternates.map((tag) => tagOf(tag) ?? "")].filter((tag) => tag !== "").map(withoutRegion),
        confidence.meta,
      ],
      products_services: [entriesAbout(page.lines, "offers"), confidence.text],
      unique_selling_points: [entriesAbout(page.lines, "reasons"), confidence.text],
    },
    openingTimes: [spans, confidence.text],
  });
};

/** Titles are "Page - Company" or the other way round: the part counts that has the company's name in it, or else such a heading. */
const nameOf = ({ meta, title, lines }: PageFacts, companyName: string): readonly [string | undefined, number] => {
  const site = meta.get("og:site_name") ?? meta.get("application-name");
  if (site !== undefined && site !== "") return [site, confidence.meta];
  const parts = [
    ...title.split(/\s[|–—·:»-]+\s|[｜|]/),
    ...lines
      .filter(({ tag }) => tag === "h1")
      .map(({ text }) => text)
      .slice(0, 3),
  ];
  const form = foldWords(companyName);
  const own = parts.find(
    (part) => form !== "" && foldWords(part) !== "" && (form.includes(foldWords(part)) || foldWords(part).includes(form)),
  );
  // The registry and the site agree, and the site's spelling is the one that customers know.
  return [own, confidence.places];
};

/** The first address of a `tel:` or `mailto:` link. */
const addressOfLink = ({ links }: PageFacts, scheme: "tel:" | "mailto:"): string | undefined => {
  const link = links.find(({ url }) => url.startsWith(scheme));
  const [address = ""] = (link?.url.slice(scheme.length) ?? "").split("?");
  try {
    return decodeURIComponent(address).trim();
  } catch {
    return undefined; // URIError: escaped in a way of its own
  }
};

/** The lines of an `<address>`, without the company's own name and without numbers and addresses of other kinds. */
const addressOf = ({ lines }: PageFacts, companyName: string): string | undefined => {
  const name = foldWords(companyName);
  const parts = lines
    .filter(
      ({ tag, text }) =>
        tag === "address" && /\p{L}/u.test(text) && !name.includes(foldWords(text)) && !/@|https?:|www\.|\+?\d[\d\s()-]{7,}/.test(text),
    )
    .map(({ text }) => text);
  return parts.length === 0 ? undefined : parts.slice(0, 3).join(", ");
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
