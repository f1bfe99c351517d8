import { companyLimits } from "../../companies/limits.ts";
import { addressLine, at, listAt, placeName, spaced, textAt, toText } from "./json-fields.ts";
import { nationalRegistry } from "./national-registry.ts";

const root = "/enhetsregisteret/api";
const gone = [404, 410];

/** Enhetsregisteret: https://data.brreg.no/enhetsregisteret/api/dokumentasjon/en/index.html (2026-11). Licence: NLOD. */
export const norwegianRegistry = nationalRegistry({
  source: "no",
  origin: "https://data.brreg.no",
  // 400: more companies have such a name than it searches.
  byName: ({ text }) => ({ path: `${root}/enheter`, query: { navn: text, size: companyLimits.asked }, tooGeneral: [400] }),
  // The number of an establishment has the same format.
  byNumber: (number) => [
    { path: `${root}/enheter/${number}`, absent: gone },
    { path: `${root}/underenheter/${number}`, absent: gone },
  ],
  // Without a match there is no array, but still a page object.
  records: (answer) => at(answer, "_embedded", "enheter") ?? (at(answer, "page", "totalElements") === 0 ? [] : [answer]),
  read: (unit) => {
    const number = textAt(unit, "organisasjonsnummer");
    const place = at(unit, "forretningsadresse") ?? at(unit, "beliggenhetsadresse") ?? at(unit, "postadresse");
    const town = placeName(textAt(place, "poststed"));
    const written = textAt(unit, "maalform");
    return {
      number,
      name: textAt(unit, "navn"),
      status: isClosed(unit) ? "closed" : "active",
      address: addressLine(listAt(place, "adresse"), spaced(textAt(place, "postnummer"), town)),
      town,
      website: textAt(unit, "hjemmeside"),
      phone: textAt(unit, "telefon") ?? textAt(unit, "mobil"),
      email: textAt(unit, "epostadresse"),
      industry: textAt(unit, "naeringskode1", "beskrivelse"),
      purpose: toText(spaced(listAt(unit, "aktivitet")), companyLimits.purposeLength),
      languages: written === "Nynorsk" ? ["nn"] : written === undefined ? [] : ["nb"],
      sourceUrl: `https://virksomhet.brreg.no/nb/oppslag/enheter/${number}`,
    };
  },
});

const isClosed = (unit: unknown): boolean =>
  ["konkurs", "underAvvikling", "underTvangsavviklingEllerTvangsopplosning"].some((mark) => at(unit, mark) === true) ||
  ["slettedato", "nedleggelsesdato"].some((date) => textAt(unit, date) !== undefined);
