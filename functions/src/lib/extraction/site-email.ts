import { percentDecode } from "../core/percent-decode.ts";
import { withoutWww } from "../core/web-address.ts";
import { contactLines, contactWeight } from "./contact-lines.ts";
import { findEmails, findHiddenEmails, isOwnEmail } from "./find-emails.ts";
import type { PageFacts } from "./page-facts.ts";
import { byPoints, type OnPage, tally } from "./tally.ts";

/** Mailboxes that are not for customers: https://www.rfc-editor.org/rfc/rfc2142, and those of applicants, privacy and invoices. */
const notForCustomers =
  /^(?:abuse|noc|security|postmaster|hostmaster|webmaster|no-?reply|donotreply|hr|rh|jobs?|karriere|career|careers|bewerbung|recruiting|praca|rekrutacja|privacy|datenschutz|dpo|dpd|gdpr|iod|rgpd|press|presse|invoices?|faktura|rechnung|buchhaltung|facturacion|fatura)$/i;

/** The address to which the site wants its mail: one of its own domain before others, and the one that it names most. */
export const emailOfSite = (pages: readonly PageFacts[]): OnPage<string> | undefined => {
  const mentions = pages.flatMap((page) =>
    Array.from(emailsOf(page, new URL(page.url).hostname), ([value, points]) => ({
      form: value.toLowerCase(),
      points: points * contactWeight(page),
      value,
      url: page.url,
    })),
  );
  return tally(mentions).toSorted(byPoints)[0];
};

/** Each address of a page once. */
const emailsOf = (page: PageFacts, host: string): ReadonlyMap<string, number> => {
  const lines = contactLines(page).map(({ text }) => text);
  const shown = lines.flatMap((text) => [...findEmails(text), ...findHiddenEmails(text, host)]);
  const linked = page.links
    .filter(({ url }) => url.startsWith("mailto:"))
    .flatMap(({ url }) => {
      const [written = ""] = url.slice("mailto:".length).split("?");
      const text = percentDecode(written) ?? written;
      return [...findEmails(text), ...findHiddenEmails(text, host)];
    });
  // A link to the maker of the site is on a line that is not about contact.
  const own = linked.filter((email) => isOwnEmail(email, host) || lines.some((text) => text.toLowerCase().includes(email.toLowerCase())));
  return new Map(
    [...new Set([...shown, ...own])]
      .filter((email) => !notForCustomers.test(email.slice(0, email.indexOf("@"))))
      .map((email) => [email, ownership(email, host) + (own.includes(email) ? 1 : 0)] as const),
  );
};

/** Own addresses before all others, and those of a domain that is like the site's before those of strangers. */
const ownership = (email: string, host: string): number => {
  if (isOwnEmail(email, host)) return 10;
  const [domain = ""] = email.slice(email.indexOf("@") + 1).split(".");
  const [label = ""] = withoutWww(host).split(".");
  return domain.length >= 4 && (label.includes(domain) || domain.includes(label)) ? 5 : 1;
};
