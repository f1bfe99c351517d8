import { contactLines, contactWeight } from "./contact-lines.ts";
import { findEmails, findHiddenEmails, isOwnEmail } from "./find-emails.ts";
import type { PageFacts } from "./page-facts.ts";
import type { OnPage } from "./site-phone.ts";

/** Mailboxes that are not for customers: https://www.rfc-editor.org/rfc/rfc2142, and those of applicants, privacy and invoices. */
const notForCustomers =
  /^(?:abuse|noc|security|postmaster|hostmaster|webmaster|no-?reply|donotreply|hr|rh|jobs?|karriere|career|careers|bewerbung|recruiting|praca|rekrutacja|privacy|datenschutz|dpo|dpd|gdpr|iod|rgpd|press|presse|invoices?|faktura|rechnung|buchhaltung|facturacion|fatura)$/i;

/** The address by which the site wants to be written to: one of its own domain before others, and the one that it names most. */
export const emailOfSite = (pages: readonly PageFacts[]): OnPage<string> | undefined => {
  const scores = new Map<string, { score: number; found: OnPage<string> }>();
  for (const page of pages) {
    const host = new URL(page.url).hostname;
    for (const [email, points] of emailsOf(page, host)) {
      const form = email.toLowerCase();
      const known = scores.get(form);
      scores.set(form, {
        score: (known?.score ?? 0) + points * contactWeight(page),
        found: known?.found ?? { value: email, url: page.url },
      });
    }
  }
  return [...scores.values()].toSorted((a, b) => b.score - a.score)[0]?.found;
};

/** Each address of a page once. */
const emailsOf = (page: PageFacts, host: string): ReadonlyMap<string, number> => {
  const lines = contactLines(page).map(({ text }) => text);
  const shown = lines.flatMap((text) => [...findEmails(text), ...findHiddenEmails(text, host)]);
  const linked = page.links
    .filter(({ url }) => url.startsWith("mailto:"))
    .flatMap(({ url }) => {
      const text = decode(url.slice("mailto:".length).split("?")[0] ?? "");
      return [...findEmails(text), ...findHiddenEmails(text, host)];
    });
  // A link to the maker of the site stands in a line that is none of contact.
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
  const [label = ""] = host.replace(/^www\./, "").split(".");
  return domain.length >= 4 && (label.includes(domain) || domain.includes(label)) ? 5 : 1;
};

const decode = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text; // URIError: escaped in a way of its own
  }
};
