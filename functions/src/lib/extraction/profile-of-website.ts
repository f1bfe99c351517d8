import { foldWords } from "../core/text.ts";
import { confidence } from "./confidence.ts";
import type { ExtractedProfile, ExtractionCompany } from "./extraction.ts";
import { mergeProfiles } from "./make-profile.ts";
import type { OpeningSpan } from "./opening-hours.ts";
import type { PageFacts } from "./page-facts.ts";
import { hasPostalCode } from "./postal-code.ts";
import { profileFromData } from "./profile-from-data.ts";
import { profileFromPage } from "./profile-from-page.ts";
import { profileFromSite } from "./profile-from-site.ts";
import { nameOfSite } from "./site-name.ts";
import { namesPhone } from "./site-phone.ts";

/** What a website says about its company without anybody having to guess: in structured data, in its heads, and on lines of contact. */
export const profileOfWebsite = (pages: readonly PageFacts[], company: ExtractionCompany, language: string): ExtractedProfile => {
  const companyName = company.name === "" ? (nameOfSite(pages, "")?.value ?? "") : company.name;
  const fromText = mergeProfiles(profileFromSite(pages, { companyName: company.name, country: company.country, language }));
  const fromData = pages.map((page) =>
    withoutStale(profileFromData(page, { companyName, language }), { pages, fromText, country: company.country }),
  );
  return mergeProfiles([...fromData, ...pages.map(profileFromPage), fromText]);
};

interface Shown {
  readonly pages: readonly PageFacts[];
  readonly fromText: ExtractedProfile;
  readonly country: string;
}

/**
 * Structured data is written once, by whoever makes the site, while customers use what is in the text. A number or an address that is nowhere in
 * the text is out of date, or somebody else's, if the text has another one.
 */
const withoutStale = (
  { phone, email, address, opening_hours: hours, opening_times: times, ...rest }: ExtractedProfile,
  { pages, fromText, country }: Shown,
): ExtractedProfile => ({
  ...rest,
  ...(times !== undefined && hours !== undefined && isConfirmed(times.value, fromText) && { opening_hours: hours, opening_times: times }),
  ...(phone !== undefined && (fromText.phone === undefined || namesPhone(pages, phone.value, country)) && { phone }),
  ...(email !== undefined && (fromText.email === undefined || shows(pages, email.value)) && { email }),
  // The text's address is whole: it has a postal code.
  ...(address !== undefined &&
    (fromText.address === undefined || (hasPostalCode(address.value, country) && shows(pages, streetOf(address.value)))) && { address }),
});

const streetOf = (address: string): string => address.split(", ")[0] ?? "";

/** Hours under their heading have all days that structured data has, unless they are only a part of them. */
const isConfirmed = (spans: readonly OpeningSpan[], { opening_times: shown }: ExtractedProfile): boolean =>
  shown === undefined ||
  shown.confidence <= confidence.text ||
  shown.value.every(({ day, opens, closes }) => spans.some((span) => span.day === day && span.opens === opens && span.closes === closes));

const shows = (pages: readonly PageFacts[], value: string): boolean =>
  pages.some(({ lines }) => lines.some(({ text }) => foldWords(text).includes(foldWords(value))));
