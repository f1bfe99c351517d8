const letters = Array.from({ length: 26 }, (_, index) => String.fromCharCode(65 + index));

const englishNames = new Intl.DisplayNames("en", { type: "region", fallback: "none" });

/** English names of countries, in lower case, with their ISO 3166-1 codes. */
const countries = new Map(
  letters
    .flatMap((first) => letters.map((second) => first + second))
    .flatMap((code) => {
      const name = englishNames.of(code);
      const [current] = Intl.getCanonicalLocales(`und-${code}`);
      return name === undefined || current !== `und-${code}` ? [] : [[name.toLowerCase(), code] as const];
    }),
);

const nicknames: ReadonlyMap<string, string> = new Map([
  ["the uk", "GB"],
  ["uk", "GB"],
  ["england", "GB"],
  ["the us", "US"],
  ["usa", "US"],
  ["america", "US"],
]);

/** The code of a country that is given by its English name or its code. */
export function findCountry(name: string): string | undefined {
  const spoken = name.trim().toLowerCase();
  if (/^[a-z]{2}$/.test(spoken) && !nicknames.has(spoken)) return spoken.toUpperCase();
  return nicknames.get(spoken) ?? countries.get(spoken) ?? countries.get(spoken.replace(/^the /, ""));
}
