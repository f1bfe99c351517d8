import { aCompany, type Company, type CompanyStatus } from "../../companies/company.ts";
import type { CompanyRegistry } from "../../companies/company-registry.ts";
import { datastoreRegistry } from "./datastore.ts";
import { addressLine, otherNames, textAt } from "./json-fields.ts";
import type { RegistryOptions } from "./registry-client.ts";

const source = "il";
const scheme = "IL-HP";
const numberField = "מספר חברה";

/** The companies of the Israeli Corporations Authority: https://data.gov.il/dataset/ica_companies (2026-11). */
export const israeliRegistry = (options: RegistryOptions): CompanyRegistry =>
  datastoreRegistry(
    {
      source,
      scheme,
      path: "/api/3/action/datastore_search",
      resourceId: "f004176c-b85f-4542-8901-7b3176f9a054",
      numberField,
      toQuery: ({ text }) => text.replaceAll(/["״“”~]/g, " "),
      read: readRecord,
      // The portal answers only programs with a name that it knows with something else than 403.
      headers: { "User-Agent": "datagov-external-client" },
      // Partnerships (54, 55) and associations (58) are in other tables.
      hasAll: ({ value }) => /^5[12]/.test(value),
    },
    options,
  );

const readRecord = (record: unknown): Company | undefined => {
  const [number, name] = [textAt(record, numberField), hebrew(record, "שם חברה")];
  if (number === undefined || name === undefined) return undefined;
  const [town, street, house] = [hebrew(record, "שם עיר"), hebrew(record, "שם רחוב"), textAt(record, "מספר בית")];
  return aCompany({
    name,
    otherNames: otherNames(name, textAt(record, "שם באנגלית")),
    country: "IL",
    registryId: `${scheme}:${number}`,
    status: statusOf(textAt(record, "סטטוס חברה")),
    address: addressLine([street, house].filter((part) => part !== undefined).join(" "), town, textAt(record, "מיקוד")),
    town,
    purpose: hebrew(record, "תיאור חברה") ?? hebrew(record, "מטרת החברה"),
    languages: ["he"],
    source,
  });
};

/** The table writes quotation marks, which Hebrew has in its abbreviations, as tildes. */
const hebrew = (record: unknown, field: string): string | undefined => textAt(record, field)?.replaceAll("~", '"');

const statusOf = (text: string | undefined): CompanyStatus => {
  if (text === undefined) return "unknown";
  return text === "פעילה" ? "active" : /מחוסל|בפירוק|נמחק|מחיק/.test(text) ? "closed" : "unknown";
};
