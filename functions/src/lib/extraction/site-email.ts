import { percentDecode } from "../core/percent-decode.ts";
import { withoutWww } from "../core/web-address.ts";
import { contactLines, contactWeight, wordsOf } from "./contact-lines.ts";
import { findEmails, findHiddenEmails, isOwnEmail } from "./find-emails.ts";
import type { PageFacts } from "./page-facts.ts";
import { byPoints, type OnPage, tally } from "./tally.ts";

/** Mailboxes that are not for customers: https://www.rfc-editor.org/rfc/rfc2142, and those of applicants, privacy and invoices. */
const notForCustomers =
  /^(?:abuse|noc|security|postmaster|hostmaster|webmaster|no-?reply|donotreply|hr|rh|jobs?|jobb|karriere|careers?|bewerbung(?:en)?|recruiting|recrutement|emploi|praca|rekrutacja|rekry|lavoro|empleo|cv|privacy|privacidade?|datenschutz|personvern|dataskydd|tietosuoja|dataprotection|kvkk|dpo|dpd|gdpr|iod|rgpd|press|presse|invoices?|faktura|rechnung|buchhaltung|facturacion|fatura)$/i;

/** What templates have where the address of a company should be: RFC 2606, and the words of site builders. */
const placeholder = /@(?:example|(?:your|my)?(?:domain|site|company|website|email|mail))\.(?:com|org|net)$/i;

/** Mailboxes for everything, as RFC 2142, section 3 has them, and what companies call theirs. They decide between addresses that are named alike. */
const general = /^(?:info|post|mail|office|contact|kontakt|hello)/i;

/** The address to which the site wants its mail: one of its own domain before others, and the one that it names most. */
export const emailOfSite = (pages: readonly PageFacts[]): OnPage<string> | undefined => {
  const linked = new Set(pages.flatMap(({ links }) => links.map(({ url }) => withoutWww(URL.parse(url)?.hostname ?? ""))));
  const mentions = pages.flatMap((page) =>
    Array.from(emailsOf(page, new URL(page.url).hostname, linked), ([value, points]) => ({
      form: value.toLowerCase(),
      points: points * contactWeight(page) + (general.test(value) ? 0.1 : 0),
      value,
      url: page.url,
    })),
  );
  return tally(mentions).toSorted(byPoints)[0];
};

/** Each address of a page once. `linked` are the hosts to which the site leads. */
const emailsOf = (page: PageFacts, host: string, linked: ReadonlySet<string>): ReadonlyMap<string, number> => {
  const found = new Map<string, number>();
  const keep = (email: string, points: number): void => {
    const name = email.slice(0, email.indexOf("@"));
    if (!notForCustomers.test(name) && !placeholder.test(email)) found.set(email, Math.max(found.get(email) ?? 0, points));
  };
  const contact = new Set(contactLines(page));
  for (const line of page.lines.filter(({ quoted }) => !quoted)) {
    const { text, aside } = line;
    // Whoever has made the site does not have an address of its domain.
    for (const email of [...findEmails(text), ...findHiddenEmails(text, host)].filter(
      (each) => contact.has(line) || isOwnEmail(each, host),
    )) {
      const isProse = wordsOf(text.replace(email, " ")) > proseWords;
      const owner = ownership(email, host);
      // In the frame of the page, and beside a link to their own site, strangers are whoever made it.
      if (owner > 1 || (!aside && !linked.has(email.slice(email.indexOf("@") + 1)))) keep(email, isProse ? owner / 2 : owner);
    }
  }
  for (const { url } of page.links.filter((link) => link.url.startsWith("mailto:"))) {
    const [written = ""] = url.slice("mailto:".length).split("?");
    const text = percentDecode(written) ?? written;
    for (const email of [...findEmails(text), ...findHiddenEmails(text, host)]) {
      // A link to a stranger whose address is not shown on a line of contact is for something else.
      if (isOwnEmail(email, host)) keep(email, ownership(email, host) + 1);
      else if (found.has(email)) keep(email, (found.get(email) ?? 0) + 1);
    }
  }
  return found;
};

/** Words around an address that make its line a story, in which others have addresses, too. */
const proseWords = 8;

/** Own addresses before all others, then those of a domain, or of a mailbox at some provider, that is called like the site. */
const ownership = (email: string, host: string): number => {
  if (isOwnEmail(email, host)) return 10;
  const [site = ""] = withoutWww(host).split(".");
  const [name = "", domain = ""] = email.toLowerCase().split("@");
  return [name, domain.split(".")[0] ?? ""].some((word) => isLike(word, site)) ? 5 : 1;
};

/** "fjordbakeri" and "fjord-bakeri-bergen", "havnens-cykler" and "havnenscykler", "tandlaege-lund" and "lundtandlaege". */
const isLike = (a: string, b: string): boolean => {
  const [left = "", right = ""] = [a, b].map((word) => word.replaceAll(/[^\p{L}\d]/gu, ""));
  const holds = (whole: string, text: string): boolean =>
    text.split(/[^\p{L}\d]+/u).some((part) => part.length >= 5 && whole.includes(part));
  if (left.length >= 4 && right.length >= 4 && (left.includes(right) || right.includes(left))) return true;
  return holds(left, b) || holds(right, a);
};
