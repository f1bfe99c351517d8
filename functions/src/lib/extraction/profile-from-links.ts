import { domainToUnicode } from "node:url";
import { percentDecode, withoutWww } from "../core/web-address.ts";
import { confidence, makeProfile } from "./make-profile.ts";
import type { ExtractedProfile } from "./extraction.ts";
import { extractionLimits } from "./limits.ts";
import type { PageFacts } from "./page-facts.ts";
import { findPhoneNumbersInText, isSupportedCountry } from "libphonenumber-js/max";

/** The targets of a site's `tel:` and `mailto:` links. */
export interface LinkedContacts {
  readonly profile: ExtractedProfile;
  /** In E.164. */
  readonly phones: ReadonlySet<string>;
  /** In lower case. */
  readonly emails: ReadonlySet<string>;
}

/** A number, or a mailbox of the site's own domain, counts if all links lead to it: code cannot tell which of several is the company's. */
export const contactsOfLinks = (pages: readonly PageFacts[], country: string): LinkedContacts => {
  const phones = new Map<string, LinkTarget>();
  const emails = new Map<string, LinkTarget>();
  for (const { target, scheme, text, page } of contactLinks(pages)) {
    if (scheme === "mailto" && isOwnEmail(target, page)) emails.set(target.toLowerCase(), { value: target, page });
    const [phone] = scheme === "tel" ? findPhones(target, country) : [];
    if (phone === undefined || phones.has(phone.number)) continue;
    const shown = findPhones(text, country).find(({ number }) => number === phone.number);
    phones.set(phone.number, { value: (shown ?? phone).text, page });
  }
  const only = (targets: ReadonlyMap<string, LinkTarget>, field: "phone" | "email"): ExtractedProfile => {
    const [target, ...others] = targets.values();
    if (target === undefined || others.length > 0) return {};
    return makeProfile({ kind: "website", url: target.page }, { texts: { [field]: [target.value, confidence.markup] } });
  };
  return {
    profile: { ...only(phones, "phone"), ...only(emails, "email") },
    phones: new Set(phones.keys()),
    emails: new Set(emails.keys()),
  };
};

interface ContactLink {
  readonly scheme: string;
  readonly target: string;
  readonly text: string;
  readonly page: string;
}

/** Without repetitions, and bounded: a hostile page may have any number. */
const contactLinks = (pages: readonly PageFacts[]): readonly ContactLink[] => {
  const found = new Map<string, ContactLink>();
  for (const { links, url: page } of pages) {
    for (const { url, text } of links) {
      const [, scheme, rest = ""] = /^(tel|mailto):([^?]{1,250})/.exec(url) ?? [];
      if (scheme === undefined || found.size >= extractionLimits.contactLinks) continue;
      const target = (percentDecode(rest) ?? rest).trim();
      const longest = scheme === "tel" ? extractionLimits.phoneLength : target.length;
      if (target.length <= longest) found.set(url, { scheme, target, text: text.slice(0, extractionLimits.phoneLength), page });
    }
  }
  return [...found.values()];
};

interface LinkTarget {
  readonly value: string;
  readonly page: string;
}

/** Whether the address belongs to the site's domain, or the site to a subdomain of the address's. */
const isOwnEmail = (email: string, page: string): boolean => {
  const [, domain = ""] = /^[^\s@]{1,64}@([^\s@]{3,190})$/.exec(email) ?? [];
  const [own, site] = [domainToUnicode(domain.toLowerCase()), withoutWww(domainToUnicode(new URL(page).hostname))];
  return own.includes(".") && (site === own || site.endsWith(`.${own}`) || own.endsWith(`.${site}`));
};

interface PhoneInText {
  /** E.164. */
  readonly number: string;
  readonly text: string;
}

/** "(0-74) 855 94 17", as Poles wrote it while they had a zero to dial. libphonenumber only knows current numbers. */
const trunkZero = /(?<!\d)\(0-(\d{2,3})\)|(?<!\d)0-(\d{3})(?=\s\d{3}\s)/g;

/** The phone numbers of a text, in order: those of the country, and international ones. */
export const findPhones = (line: string, country: string): readonly PhoneInText[] => {
  const text = line.replaceAll(trunkZero, (_, area?: string, mobile?: string) => `  ${area ?? mobile ?? ""}`);
  return findPhoneNumbersInText(text, isSupportedCountry(country) ? { defaultCountry: country } : {}).map(
    ({ number, startsAt, endsAt }) => ({ number: number.number, text: text.slice(startsAt, endsAt) }),
  );
};
