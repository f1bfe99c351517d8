import { companyLimits } from "../../companies/limits.ts";
import { addressLine, at, listAt, otherNames, placeName, spaced, statusOf, textAt } from "./json-fields.ts";
import { nationalRegistry } from "./national-registry.ts";

const path = "/api/v2/zoeken";

/** KVK Zoeken, version 2: https://developers.kvk.nl/documentation/zoeken-api (2026-11). KVK's only free API. 404: no match. */
export const dutchRegistry = nationalRegistry({
  source: "nl",
  needsKey: true,
  origin: "https://api.kvk.nl",
  headers: (key) => ({ apikey: key }),
  byName: ({ text }) => ({ path, query: { naam: text, resultatenPerPagina: companyLimits.asked }, absent: [404] }),
  byNumber: (number) => [{ path, query: { kvkNummer: number, resultatenPerPagina: companyLimits.asked }, absent: [404] }],
  records: (answer) => {
    const rows = at(answer, "resultaten");
    return Array.isArray(rows) ? [...Map.groupBy(listAt(rows), (row) => textAt(row, "kvkNummer")).values()] : undefined;
  },
  read: (rows) => readRows(rows),
});

/** A company has one row for itself and one for each establishment. Only establishments have an address. */
const readRows = (record: unknown) => {
  const rows = listAt(record);
  const row = ["hoofdvestiging", "rechtspersoon"].map((type) => rows.find((one) => textAt(one, "type") === type)).find(Boolean) ?? rows[0];
  const name = textAt(row, "naam");
  const address = at(row, "adres", "binnenlandsAdres");
  const town = placeName(textAt(address, "plaats"));
  const house = `${textAt(address, "huisnummer") ?? ""}${textAt(address, "huisletter") ?? ""}`;
  return {
    number: textAt(row, "kvkNummer"),
    name,
    otherNames: otherNames(name, ...rows.flatMap((other) => [textAt(other, "naam"), textAt(other, "vervallenNaam")])),
    status: statusOf(textAt(row, "actief"), { active: ["Ja"], closed: ["Nee"] }),
    address: addressLine(spaced(textAt(address, "straatnaam"), house), spaced(textAt(address, "postcode"), town)),
    town,
  };
};
