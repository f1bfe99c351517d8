import { aCompany, type Company } from "../../companies/company.ts";
import type { CompanyRegistry } from "../../companies/company-registry.ts";
import { datastoreRegistry } from "./datastore.ts";
import { addressLine, textAt } from "./json-fields.ts";
import type { RegistryOptions } from "./registry-client.ts";

const source = "sg";
const scheme = "SG-UEN";

/** ACRA's entities on data.gov.sg: https://guide.data.gov.sg (2026-11). Without a key it answers 4 questions in 10 s. */
export const singaporeanRegistry = (options: RegistryOptions): CompanyRegistry =>
  datastoreRegistry(
    {
      source,
      scheme,
      path: "/api/action/datastore_search",
      resourceId: "d_3f960c10fed6145404ca7b821f263b87",
      numberField: "uen",
      toQuery: ({ text }) => JSON.stringify({ entity_name: text }),
      read: readRecord,
    },
    options,
  );

const readRecord = (record: unknown): Company | undefined => {
  const [uen, name] = [textAt(record, "uen"), textAt(record, "entity_name")];
  if (uen === undefined || name === undefined) return undefined;
  const status = textAt(record, "uen_status_desc");
  const postalCode = textAt(record, "reg_postal_code");
  return aCompany({
    name,
    country: "SG",
    registryId: `${scheme}:${uen}`,
    status: status === "Registered" ? "active" : status === "Deregistered" ? "closed" : "unknown",
    address: addressLine(textAt(record, "reg_street_name"), `Singapore ${postalCode ?? ""}`),
    town: "Singapore",
    source,
  });
};
