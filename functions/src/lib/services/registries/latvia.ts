import { aCompany, type Company } from "../../companies/company.ts";
import type { CompanyRegistry } from "../../companies/company-registry.ts";
import { datastoreRegistry } from "./datastore.ts";
import { textAt } from "./json-fields.ts";
import type { RegistryOptions } from "./registry-client.ts";

const source = "lv";
const scheme = "LV-REGCODE";

/** The Register of Enterprises on data.gov.lv: https://data.gov.lv/dati/eng/dataset/uz (2026-11). Licence: CC0. */
export const latvianRegistry = (options: RegistryOptions): CompanyRegistry =>
  datastoreRegistry(
    {
      source,
      scheme,
      path: "/dati/api/3/action/datastore_search",
      resourceId: "25e80bf3-f107-4ab4-89ef-251b5b9374e9",
      numberField: "regcode",
      toQuery: ({ text }) => text,
      read: readRecord,
    },
    options,
  );

const readRecord = (record: unknown): Company | undefined => {
  const [number, name] = [textAt(record, "regcode"), textAt(record, "name")];
  if (number === undefined || name === undefined) return undefined;
  const address = textAt(record, "address");
  return aCompany({
    name,
    country: "LV",
    registryId: `${scheme}:${number}`,
    // The column holds how it was closed: by liquidation or reorganisation.
    status: textAt(record, "closed") === undefined && textAt(record, "terminated") === undefined ? "active" : "closed",
    address,
    town: address?.split(",")[0]?.trim(),
    source,
  });
};
