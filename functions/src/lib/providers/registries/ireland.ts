import type { CompanyStatus } from "../../companies/company.ts";
import { datastoreRegistry } from "./datastore.ts";
import { addressLine, placeName, textAt } from "./json-fields.ts";

/** The Companies Registration Office's open data: https://opendata.cro.ie (2026-11). Licence: CC BY 4.0. */
export const irishRegistry = datastoreRegistry({
  source: "ie",
  origin: "https://opendata.cro.ie",
  path: "/api/3/action/datastore_search",
  resourceId: "3fef41bc-b8f4-4b10-8434-ce51c29b1bba",
  numberField: "company_num",
  read: (record) => {
    const lines = [1, 2, 3, 4].flatMap((line) => textAt(record, `company_address_${line}`) ?? []);
    return {
      number: textAt(record, "company_num"),
      name: textAt(record, "company_name"),
      status: statusOf(textAt(record, "company_status")),
      address: addressLine(lines, textAt(record, "eircode")),
      town: townOf(lines),
    };
  },
});

const statusOf = (text: string | undefined): CompanyStatus => {
  if (text === undefined) return "unknown";
  return /dissol|liquid|ceased|closed|struck/i.test(text) ? "closed" : "active";
};

/** The last line that is not the country, a postcode or a county; otherwise the last that is not the country or a postcode. */
const townOf = (lines: readonly string[]): string | undefined => {
  const places = lines.slice(1).filter((line) => !/^ireland$|^[a-z]\d\w? ?\w{4}$/i.test(line));
  const town = places.findLast((line) => !/^(?:co\.?|county) /i.test(line)) ?? places.at(-1);
  return placeName(town?.replace(/^(?:co\.?|county) /i, ""));
};
