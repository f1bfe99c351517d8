import { addressLine, at, listAt, otherNames, placeName, spaced, textAt } from "./json-fields.ts";
import { nationalRegistry } from "./national-registry.ts";

const path = "/opendata-ytj-api/v3/companies";

/** PRH YTJ open data, version 3: https://avoindata.prh.fi/en/ytj/swagger-ui (2026-11). Licence: CC BY 4.0. */
export const finnishRegistry = nationalRegistry({
  source: "fi",
  origin: "https://avoindata.prh.fi",
  byName: ({ text }) => ({ path, query: { name: text }, absent: [404] }),
  byNumber: (number) => [{ path, query: { businessId: number }, absent: [404] }],
  records: (answer) => at(answer, "companies"),
  read: (unit) => {
    const number = textAt(unit, "businessId", "value");
    const names = listAt(unit, "names");
    const name = textAt(names.find((one) => textAt(one, "type") === "1" && textAt(one, "endDate") === undefined) ?? names[0], "name");
    const addresses = listAt(unit, "addresses");
    // 1 is a street, 2 a post box.
    const address = addresses.find((candidate) => textAt(candidate, "type") === "1") ?? addresses[0];
    const town = placeName(inLanguage(listAt(address, "postOffices"), finnish, "city"));
    return {
      number,
      name,
      otherNames: otherNames(name, ...names.map((other) => textAt(other, "name"))),
      status: textAt(unit, "endDate") !== undefined || textAt(unit, "tradeRegisterStatus") === ceased ? "closed" : "active",
      address: addressLine(spaced(textAt(address, "street"), textAt(address, "buildingNumber")), spaced(textAt(address, "postCode"), town)),
      town,
      website: textAt(unit, "website", "url"),
      industry: inLanguage(listAt(unit, "mainBusinessLine", "descriptions"), english, "description"),
      sourceUrl: `https://tietopalvelu.ytj.fi/yritys/${number}`,
    };
  },
});

const finnish = "1";
const english = "3";
const ceased = "4";

const inLanguage = (texts: readonly unknown[], language: string, field: string): string | undefined =>
  textAt(texts.find((text) => textAt(text, "languageCode") === language) ?? texts[0], field);
