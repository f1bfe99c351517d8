import { plainDigits } from "../core/plain-digits.ts";
import type { ExtractedProfile, ExtractionCompany } from "./extraction.ts";
import { findPhones } from "./find-phones.ts";
import { mergeProfiles } from "./make-profile.ts";
import type { PageFacts } from "./page-facts.ts";
import { profileFromData } from "./profile-from-data.ts";
import { contactsOfLinks, type LinkedContacts } from "./profile-from-links.ts";
import { profileFromPage } from "./profile-from-page.ts";
import { showPages } from "./shown-pages.ts";
import { withoutStale } from "./stale-data.ts";

/** What a website says about its company to programs: in structured data, in its head, and in its links. */
export const profileOfWebsite = (
  pages: readonly PageFacts[],
  { name, country }: Pick<ExtractionCompany, "name" | "country">,
  language: string,
): ExtractedProfile => {
  const links = contactsOfLinks(pages, country);
  const data = pages.map((page) => withoutContradicted(profileFromData(page, { companyName: name, language }), links, country));
  const text = plainDigits(
    showPages(pages)
      .map((page) => page.text)
      .join("\n"),
  );
  return mergeProfiles([withoutStale(mergeProfiles([...data, ...pages.map(profileFromPage)]), text), links.profile]);
};

/** What links contradict is out of date, too. */
const withoutContradicted = (
  { phone, email, ...rest }: ExtractedProfile,
  { phones, emails }: LinkedContacts,
  country: string,
): ExtractedProfile => {
  const [number] = phone === undefined ? [] : findPhones(phone.value, country);
  return {
    ...rest,
    ...(phone !== undefined && (phones.size === 0 || phones.has(number?.number ?? "")) && { phone }),
    ...(email !== undefined && (emails.size === 0 || emails.has(email.value.toLowerCase())) && { email }),
  };
};
