import { foldWords } from "../core/text.ts";
import { catalogueLanguages } from "./texts.ts";

/** Names that people use and CLDR lacks, where nearly everybody means the same place: not "Congo", "Korea" or "Scotland". */
const namesPeopleUse = {
  "419": "Latinoamérica, América Latina",
  CA: "Quebec, Québec",
  CI: "Ivory Coast",
  CV: "Cape Verde",
  CZ: "Czech Republic",
  GB: "England, Britain, Great Britain, UK, Inglaterra, Angleterre, Inghilterra, Anglia, Англия, אנגליה, بريطانيا",
  NL: "Holland, Holanda, Hollande, Olanda",
  TR: "Turkey",
  US: "America, the States, the United States, USA, US",
} as const satisfies Readonly<Record<string, string>>;

let places: ReadonlyMap<string, string> | undefined;

/** Region codes by the folded names of countries, and of Latin America, in the languages of the catalogues. Collected once: 40 ms. */
export const regionsByName = (): ReadonlyMap<string, string> =>
  (places ??= new Map([
    ...catalogueLanguages.flatMap((language) => [...namesIn(language)]),
    ...Object.entries(namesPeopleUse).flatMap(([region, names]) => names.split(", ").map((name) => [foldWords(name), region] as const)),
  ]));

const namesIn = function* (language: string): Generator<readonly [string, string]> {
  for (const style of ["long", "short"] as const) {
    const names = new Intl.DisplayNames([language], { type: "region", fallback: "none", style });
    for (const region of regions()) {
      const name = names.of(region);
      // "Myanmar (Burma)" has two.
      for (const one of name?.split(/[()（）]/u) ?? []) if (one.trim() !== "") yield [foldWords(one), region];
    }
  }
};

/** Neither unions nor codes for tests. */
const noCountries = new Set(["EU", "EZ", "UN", "QO", "XA", "XB", "ZZ"]);

let known: readonly string[] | undefined;

const regions = (): readonly string[] => {
  const letters = Array.from({ length: 26 }, (_, index) => String.fromCodePoint(65 + index));
  const english = new Intl.DisplayNames(["en"], { type: "region", fallback: "none" });
  return (known ??= [
    "419",
    ...letters
      .flatMap((first) => letters.map((second) => first + second))
      // Codes that were replaced ("DD") are those of others.
      .filter((code) => new Intl.Locale(`und-${code}`).region === code && !noCountries.has(code) && english.of(code) !== undefined),
  ]);
};
