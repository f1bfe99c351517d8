import type { CompanyStatus } from "../../companies/company.ts";
import { datastoreRegistry } from "./datastore.ts";
import { addressLine, otherNames, spaced, textAt } from "./json-fields.ts";

const numberField = "מספר חברה";

/** The companies of the Israeli Corporations Authority: https://data.gov.il/dataset/ica_companies (2026-11). */
export const israeliRegistry = datastoreRegistry({
  source: "il",
  origin: "https://data.gov.il",
  path: "/api/3/action/datastore_search",
  resourceId: "f004176c-b85f-4542-8901-7b3176f9a054",
  numberField,
  toQuery: ({ text }) => text.replaceAll(/["״“”~]/g, " "),
  // The portal answers 403 to unknown User-Agents.
  headers: () => ({ "User-Agent": "datagov-external-client" }),
  // Partnerships (54, 55) and associations (58) are in other tables.
  hasAll: (number) => /^5[12]/.test(number),
  read: (record) => {
    const [name, town] = [hebrew(record, "שם חברה"), hebrew(record, "שם עיר")];
    return {
      number: textAt(record, numberField),
      name,
      otherNames: otherNames(name, textAt(record, "שם באנגלית")),
      status: statusOf(textAt(record, "סטטוס חברה")),
      address: addressLine(spaced(hebrew(record, "שם רחוב"), textAt(record, "מספר בית")), town, textAt(record, "מיקוד")),
      town,
      purpose: hebrew(record, "תיאור חברה") ?? hebrew(record, "מטרת החברה"),
      languages: ["he"],
    };
  },
});

/** The table writes the quotation marks of Hebrew abbreviations as tildes. */
const hebrew = (record: unknown, field: string): string | undefined => textAt(record, field)?.replaceAll("~", '"');

const statusOf = (text: string | undefined): CompanyStatus => {
  if (text === "פעילה") return "active";
  return /מחוסל|בפירוק|נמחק|מחיק/.test(text ?? "") ? "closed" : "unknown";
};
