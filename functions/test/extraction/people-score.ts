import { isSupportedCountry, parsePhoneNumberFromString } from "libphonenumber-js/max";
import { foldWords } from "../../src/lib/platform/core/text.ts";
import type { ExtractedProfile } from "../../src/lib/onboarding/extraction/extraction.ts";
import type { PeopleSite } from "./people-sites.ts";

type Expected = PeopleSite["expected"];

/** Counts of one field: values, or entries of lists, or days of the week. */
interface Count {
  readonly expected: number;
  readonly given: number;
  readonly right: number;
}

export interface ReadSite {
  readonly site: PeopleSite;
  readonly profile: ExtractedProfile;
}

type Scorer = (profile: ExtractedProfile, expected: Expected, country: string) => Count;

const one = (found: string | undefined, isExpected: boolean, isRight: (text: string) => boolean): Count => ({
  expected: isExpected ? 1 : 0,
  given: found === undefined ? 0 : 1,
  right: found !== undefined && isExpected && isRight(found) ? 1 : 0,
});

const includesOne = (text: string, words: readonly string[], least = 1): boolean =>
  words.filter((word) => foldWords(text).includes(foldWords(word))).length >= least;

const isSamePhone = (found: string, e164: string, country: string): boolean =>
  parsePhoneNumberFromString(found, isSupportedCountry(country) ? country : undefined)?.number === e164;

const days = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"] as const;

const clock = (minutes: number): string =>
  `${String(Math.floor((minutes % 1440) / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;

const weekOf = (profile: ExtractedProfile): readonly string[] =>
  days.map((_, at) =>
    (profile.opening_times?.value ?? [])
      .filter(({ day }) => day === at + 1)
      .map(({ opens, closes }) => `${clock(opens)}-${clock(closes)}`)
      .toSorted()
      .join(),
  );

const expectedWeek = (expected: Expected): readonly string[] =>
  days.map((day) =>
    (expected.opening_hours?.[day] ?? [])
      .map(([from, to]) => `${from}-${to.replace("24:", "00:")}`)
      .toSorted()
      .join(),
  );

const entries = (found: readonly string[], wanted: readonly string[], isSame: (a: string, b: string) => boolean): Count => ({
  expected: wanted.length,
  given: found.length,
  right: found.filter((entry) => wanted.some((other) => isSame(entry, other))).length,
});

const language = (tag: string): string => new Intl.Locale(tag).language.replace(/^no$/, "nb");

const isPart = (a: string, b: string): boolean => foldWords(a).includes(foldWords(b)) || foldWords(b).includes(foldWords(a));

const alsoRight = ({ also_right: values }: Expected, field: string): readonly string[] => values[field] ?? [];

/** When a value is right, as defined by the sites' `README.md` and `site.json`. */
export const scorers: Readonly<Record<string, Scorer>> = {
  name: ({ name }, expected) =>
    one(name?.value, true, (text) => [expected.name, ...expected.name_also_ok].some((other) => foldWords(other) === foldWords(text))),
  phone: ({ phone }, expected, country) =>
    one(phone?.value, expected.phone !== null, (text) =>
      [expected.phone ?? "", ...expected.phone_also_ok].some((other) => isSamePhone(text, other, country)),
    ),
  email: ({ email }, expected) =>
    one(email?.value, expected.email !== null && (!expected.email_by_script || email !== undefined), (text) =>
      [expected.email, ...expected.email_also_ok].some((other) => other?.toLowerCase() === text.toLowerCase()),
    ),
  address: ({ address }, { address_parts: parts }) =>
    one(address?.value, parts !== null, (text) =>
      [parts?.street, parts?.postal_code, parts?.city].every((part) => foldWords(text).includes(foldWords(part ?? ""))),
    ),
  opening_hours: (profile, expected) => {
    const [found, wanted] = [weekOf(profile), expectedWeek(expected)];
    return {
      expected: wanted.filter((text) => text !== "").length,
      given: found.filter((text) => text !== "").length,
      right: found.filter((text, at) => text !== "" && text === wanted[at]).length,
    };
  },
  "opening_hours, whole weeks": (profile, expected) => {
    const [found, wanted] = [weekOf(profile).join("|"), expectedWeek(expected).join("|")];
    return one(found === "||||||" ? undefined : found, wanted !== "||||||", (text) => text === wanted);
  },
  primary_language: ({ primary_language }, { languages }) =>
    one(primary_language?.value, true, (tag) => language(tag) === language(languages[0] ?? "und")),
  languages: (profile, expected) =>
    entries([...new Set((profile.languages?.value ?? []).map(language))], expected.languages.map(language), (a, b) => a === b),
  products_services: ({ products_services: products }, expected) =>
    entries(products?.value ?? [], [...expected.products_services, ...alsoRight(expected, "products_services")], isPart),
  "products_services, of those that the author noted": ({ products_services: products }, expected) =>
    entries(products?.value ?? [], expected.products_services, isPart),
  industry: ({ industry }, expected) => one(industry?.value, true, (text) => includesOne(text, expected.industry_keywords)),
  service_area: ({ service_area: area }, expected) => {
    const words = [...expected.service_area_keywords, ...alsoRight(expected, "service_area")];
    return one(area?.value, words.length > 0, (text) => includesOne(text, words));
  },
  summary: ({ summary }, expected) =>
    one(
      summary?.value,
      true,
      (text) => includesOne(text, expected.summary_keywords, 2) || includesOne(text, alsoRight(expected, "summary")),
    ),
};

/** Sites that were looked at during development, those that were held back, and those of the fifth round, which were counted once. */
export const groups = [
  { name: "tune", has: ({ site }: ReadSite) => site.half === "tune" },
  { name: "held", has: ({ site }: ReadSite) => site.half === "held" && site.round < 5 },
  { name: "round 5", has: ({ site }: ReadSite) => site.round === 5 },
] as const;

/** Counts of a field over some sites. */
export const countOf = (field: string, sites: readonly ReadSite[]): Count =>
  sites
    .map(({ site, profile }) => scorers[field]?.(profile, site.expected, site.country))
    .reduce<Count>(
      (sum, count) => ({
        expected: sum.expected + (count?.expected ?? 0),
        given: sum.given + (count?.given ?? 0),
        right: sum.right + (count?.right ?? 0),
      }),
      { expected: 0, given: 0, right: 0 },
    );

/** "precision / recall", with two digits. */
export const figuresOf = ({ expected, given, right }: Count): string => `${share(right, given)} / ${share(right, expected)}`;

const share = (part: number, whole: number): string => (whole === 0 ? "–" : (part / whole).toFixed(2));
