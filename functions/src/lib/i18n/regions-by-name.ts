import { foldText } from "../platform/core/text.ts";
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

/** Region codes by the folded names of countries, and of Latin America, in the languages of the catalogues. Collected once: some 40 ms. */
export const regionsByName = (): ReadonlyMap<string, string> => (places ??= fold([...catalogueLanguages.flatMap(namesIn), ...usedNames]));

type NamedRegion = readonly [name: string, region: string];

const usedNames = Object.entries(namesPeopleUse).flatMap(([region, names]) => names.split(", ").map((name): NamedRegion => [name, region]));

/** All at once: for each name alone it takes much longer. */
const fold = (named: readonly NamedRegion[]): ReadonlyMap<string, string> => {
  const folded = foldText(named.map(([name]) => name).join("\n"))
    .replaceAll(/[^\p{L}\p{N}\p{M}\n]+/gu, " ")
    .split("\n");
  return new Map(named.map(([, region], index) => [folded[index]?.trim() ?? "", region]));
};

const namesIn = (language: string): readonly NamedRegion[] => {
  const styles = language === "en" ? (["long", "short"] as const) : (["long"] as const);
  return styles.flatMap((style) => {
    const names = new Intl.DisplayNames([language], { type: "region", fallback: "none", style });
    // "Myanmar (Burma)" has two.
    return regions().flatMap((region) => parts(names.of(region) ?? "").map((name): NamedRegion => [name, region]));
  });
};

const parts = (name: string): readonly string[] => name.split(/ ?[()（）]/u).filter((part) => part !== "");

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
      .filter((code) => english.of(code) !== undefined && new Intl.Locale(`und-${code}`).region === code && !noCountries.has(code)),
  ]);
};
