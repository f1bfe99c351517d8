import { foldWords } from "../core/text.ts";

/** ISO 3166-1, the 249 codes that are assigned: https://www.iso.org/iso-3166-country-codes.html (2026-11). `Intl` also names others. */
const assigned =
  "AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC CD CF CG CH CI CK " +
  "CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS " +
  "GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV " +
  "LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM " +
  "PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR " +
  "TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW";

const codes: ReadonlySet<string> = new Set(assigned.split(" "));

/** Codes in common use: the everyday one of the United Kingdom, and the European Union's code for Greece. */
const instead: ReadonlyMap<string, string> = new Map([
  ["UK", "GB"],
  ["EL", "GR"],
]);

/** Names that `Intl` does not have, as people say them in English. */
const nicknames: ReadonlyMap<string, string> = new Map(
  Object.entries({
    GB: "great britain|britain|england|scotland|wales|northern ireland",
    US: "usa|u s a|us|u s|america|united states of america",
    NL: "holland|the netherlands",
    CZ: "czech republic",
    AE: "emirates|uae",
    KR: "korea",
    IE: "republic of ireland",
    SK: "slovak republic",
    RU: "russian federation",
    MK: "macedonia",
    TR: "turkey",
    MM: "burma",
  }).flatMap(([code, names]) => names.split("|").map((name) => [name, code] as const)),
);

/** The ISO 3166-1 code of a country, from its code or from its name in English or in the language of the conversation. */
export const readCountry = (said: string, language: string): string | undefined => {
  const text = said.normalize("NFKC").trim();
  const code = text.toUpperCase();
  if (/^[A-Z]{2}$/.test(code))
    return codes.has(instead.get(code) ?? code) ? (instead.get(code) ?? code) : nicknames.get(text.toLowerCase());
  const name = fold(text);
  if (name.length > longestName || name.length < 2) return undefined;
  return nicknames.get(name) ?? byName("en", name) ?? byName(language, name) ?? byOwnName(name);
};

/** "Norge", "Deutschland": countries as they are called in the language that most of their people speak. */
const byOwnName = (name: string): string | undefined => {
  ownNames ??= new Map([...codes].map((code) => [fold(countryName(code, new Intl.Locale(`und-${code}`).maximize().language)), code]));
  return ownNames.get(name);
};

/** Made at the first country that is not found otherwise. */
let ownNames: ReadonlyMap<string, string> | undefined;

/** The name of a country in a language; its code if there is no name. */
export const countryName = (code: string, language: string): string => namesIn(language).of(code) ?? code;

/** "Bosnia & Herzegovina" has 22; a description of a country is not a name. */
const longestName = 60;

const byName = (language: string, name: string): string | undefined => {
  const names = namesIn(language);
  return [...codes].find((code) => fold(names.of(code) ?? "") === name);
};

const namesIn = (language: string): Intl.DisplayNames => new Intl.DisplayNames([language, "en"], { type: "region", fallback: "none" });

/** Names are compared without case, marks and punctuation. */
const fold = (name: string): string => foldWords(name).replace(/^the /, "");
