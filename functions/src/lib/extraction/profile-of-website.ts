import { foldWords } from "../core/text.ts";
import type { ExtractedProfile, ExtractionCompany } from "./extraction.ts";
import { findPhones } from "./find-phones.ts";
import { mergeProfiles } from "./make-profile.ts";
import type { PageFacts } from "./page-facts.ts";
import { hasPostalCode } from "./postal-code.ts";
import { profileFromData } from "./profile-from-data.ts";
import { profileFromPage } from "./profile-from-page.ts";
import { profileFromSite } from "./profile-from-site.ts";
import { nameOfSite } from "./site-name.ts";

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
const withoutStale = ({ phone, email, address, ...rest }: ExtractedProfile, { pages, fromText, country }: Shown): ExtractedProfile => ({
  ...rest,
  ...(phone !== undefined && (fromText.phone === undefined || showsPhone(pages, phone.value, country)) && { phone }),
  ...(email !== undefined && (fromText.email === undefined || shows(pages, email.value)) && { email }),
  // The text's address is whole: it has a postal code.
  ...(address !== undefined &&
    (fromText.address === undefined || (hasPostalCode(address.value, country) && shows(pages, streetOf(address.value)))) && { address }),
});

const streetOf = (address: string): string => address.split(", ")[0] ?? "";

const showsPhone = (pages: readonly PageFacts[], phone: string, country: string): boolean => {
  const [wanted] = findPhones(phone, country);
  return shownOn(pages, (url) => url.startsWith("tel:")).some((text) =>
    findPhones(text.replace(/^tel:/, ""), country).some(({ number }) => number === wanted?.number),
  );
};

const shows = (pages: readonly PageFacts[], value: string): boolean =>
  shownOn(pages, () => true).some((text) => foldWords(text).includes(foldWords(value)));

/** The lines of pages, and where their links lead. */
const shownOn = (pages: readonly PageFacts[], isMeant: (url: string) => boolean): readonly string[] =>
  pages.flatMap(({ lines, links }) => [...lines.map(({ text }) => text), ...links.map(({ url }) => url).filter(isMeant)]);
