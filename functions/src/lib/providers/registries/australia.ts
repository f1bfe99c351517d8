import { companyLimits } from "../../companies/limits.ts";
import { RegistryError } from "../../companies/company-registry.ts";
import { addressLine, at, listAt, otherNames, spaced, statusOf, textAt } from "./json-fields.ts";
import { nationalRegistry } from "./national-registry.ts";

const source = "au";

/** ABN Lookup: https://abr.business.gov.au/json/ (2026-11). The key (GUID) is free. Addresses have only a state and a postcode. */
export const australianRegistry = nationalRegistry({
  source,
  needsKey: true,
  origin: "https://abr.business.gov.au",
  byName: ({ text }, guid) => find("MatchingNames", { guid, name: text, maxResults: companyLimits.asked }),
  byNumber: (number, guid) => [find("AbnDetails", { guid, abn: number })],
  records: (answer) => {
    // Failures have status 200 and are described in `Message`.
    if (/guid/i.test(textAt(answer, "Message") ?? "")) throw new RegistryError(source, "refused");
    const names = at(answer, "Names");
    if (Array.isArray(names)) return [...Map.groupBy(listAt(names), (row) => textAt(row, "Abn")).values()];
    return at(answer, "Abn") === "" ? [] : [[answer]];
  },
  read: (record) => readNames(record),
});

const find = (service: string, query: Readonly<Record<string, string | number>>) => ({ path: `/json/${service}.aspx`, query, unwrap });

/** JSONP: `callback({...})`. */
const unwrap = (text: string): string => /^[^({]*\((.*)\)[\s;]*$/s.exec(text)?.[1] ?? text;

/** All rows with one number, each with a different name; or one row with its details. */
const readNames = (record: unknown) => {
  const rows = listAt(record);
  const row = rows.find((one) => textAt(one, "NameType") === "Entity Name") ?? rows[0];
  const number = textAt(row, "Abn");
  const name = textAt(row, "EntityName") ?? textAt(row, "Name");
  return {
    number,
    name,
    otherNames: otherNames(name, ...rows.map((other) => textAt(other, "Name")), ...listAt(row, "BusinessName")),
    // A list has codes, details have words.
    status: statusOf(textAt(row, "AbnStatus"), { active: ["Active", "0000000001"], closed: ["Cancelled", "0000000002"] }),
    address: addressLine(
      spaced(textAt(row, "AddressState") ?? textAt(row, "State"), textAt(row, "AddressPostcode") ?? textAt(row, "Postcode")),
    ),
    sourceUrl: `https://abr.business.gov.au/ABN/View?abn=${number}`,
  };
};
