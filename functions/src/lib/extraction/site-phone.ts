import { percentDecode } from "../core/percent-decode.ts";
import { contactLines, contactWeight, wordsOf } from "./contact-lines.ts";
import { type FoundPhone, findPhones } from "./find-phones.ts";
import type { PageFacts } from "./page-facts.ts";
import { type OnPage, tally } from "./tally.ts";

export interface SitePhone extends OnPage<string> {
  /** A `tel:` link has it. */
  readonly isLinked: boolean;
}

/** Words before a phone number. Not in every language: a number alone on its line, or with its country code, needs none. */
const phoneWords =
  /(?<!\p{L})(?:t|m|tel|tlf|tél|tfn|ph|telephone|phone|telefon|téléphone|teléfono|telefone|telefono|telefoon|telefono|puh|puhelin|fon|fone|mob|mobil|mobile|mobiili|gsm|call|ring|rufen|appelez|zadzwoń|llame|chiama|bel|kom)(?!\p{L})|[☎✆📞📱]|(?<!\p{sc=Latin})tel(?!\p{sc=Latin})|電話|电话|电話|전화|טל|נייד|тел|τηλ|هاتف|تلفن/iu;

const faxWords = /(?:tele)?fa(?:x|ks)|факс|פקס|ファックス|ファクス|传真|傳真|팩스|φαξ|فاكس|^[\s,;·•|–-]*f[\s:.]*$/iu;

/** A number that is only mentioned in prose has less, and may be somebody else's. */
const leastScore = 2;

/** Words around a number: at most so many on a line of contact; more than the second figure is prose, which also names the numbers of others. */
const contactWords = 4;
const proseWords = 8;

/** The number on which the site wants to be called: the one that links, labels and lines of contact name most. */
export const phoneOfSite = (pages: readonly PageFacts[], country: string): SitePhone | undefined => {
  const mentions = pages.flatMap((page) => {
    const weight = contactWeight(page);
    return Array.from(numbersOf(page, country), ([form, { points, ...mention }]) => ({
      ...mention,
      form,
      points: points < 1 && weight <= 1 ? 0 : points * weight,
      url: page.url,
    }));
  });
  const [best] = tally(mentions)
    .filter(({ points }) => points >= leastScore)
    .toSorted((a, b) => rank(b) - rank(a));
  return mentions.find(({ form, isLinked }) => isLinked && form === best?.form) ?? best;
};

/** Whether the site names a number as one to call, and does not only tell of it. */
export const namesPhone = (pages: readonly PageFacts[], phone: string, country: string): boolean => {
  const [wanted] = findPhones(phone, country);
  return pages.some((page) => (numbersOf(page, country).get(wanted?.number ?? "")?.points ?? 0) >= 1);
};

const rank = ({ points, isService }: PhoneMention): number => (isService ? points / 10 : points);

interface PhoneMention extends Pick<FoundPhone, "isService"> {
  readonly statement: string;
  readonly points: number;
  readonly value: string;
  readonly isLinked: boolean;
}

/** Each number of a page once, with its best mention. */
const numbersOf = (page: PageFacts, country: string): ReadonlyMap<string, PhoneMention> => {
  const found = new Map<string, PhoneMention>();
  const keep = (number: string, mention: PhoneMention): void => {
    if ((found.get(number)?.points ?? 0) < mention.points) found.set(number, mention);
  };
  const faxes = new Set<string>();
  for (const { text } of contactLines(page)) {
    for (const phone of findPhones(text, country)) {
      if (isFax(phone.label)) faxes.add(phone.number);
      else
        keep(phone.number, {
          statement: text,
          points: pointsOf(text, phone),
          value: phone.text,
          isLinked: false,
          isService: phone.isService,
        });
    }
  }
  for (const { url } of page.links.filter((link) => link.url.startsWith("tel:"))) {
    const written = url.slice("tel:".length);
    const text = (percentDecode(written) ?? written).trim();
    const [phone] = findPhones(text, country);
    if (phone !== undefined && !faxes.has(phone.number))
      keep(phone.number, { statement: url, points: linkPoints, value: text, isLinked: true, isService: phone.isService });
  }
  return found;
};

/** More than any line of text: it is what a browser calls. */
const linkPoints = 3.5;

const isFax = (label: string): boolean => faxWords.test(label) && !/tel[.:\s]{0,3}\/|phone\s?\//i.test(label);

const pointsOf = (line: string, { label, text, isInternational }: FoundPhone): number => {
  const words = wordsOf(line.replace(text, " "));
  const isNamed = words === 0 || isInternational || phoneWords.test(label.slice(-longestLabel));
  // "Reception: 123 4567" may be one, and so may a registration number.
  if (!isNamed) return words <= contactWords ? 0.75 : 0;
  return words <= contactWords ? 3 : words <= proseWords ? 2 : 1;
};

/** "Telefon (mo–fr 9–12):" */
const longestLabel = 30;
