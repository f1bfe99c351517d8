import { datastoreRegistry } from "./datastore.ts";
import { addressLine, spaced, statusOf, textAt } from "./json-fields.ts";

/** ACRA's entities on data.gov.sg: https://guide.data.gov.sg (2026-11). Without a key, 4 requests in 10 s are allowed. */
export const singaporeanRegistry = datastoreRegistry({
  source: "sg",
  origin: "https://data.gov.sg",
  path: "/api/action/datastore_search",
  resourceId: "d_3f960c10fed6145404ca7b821f263b87",
  numberField: "uen",
  toQuery: ({ text }) => JSON.stringify({ entity_name: text }),
  read: (record) => ({
    number: textAt(record, "uen"),
    name: textAt(record, "entity_name"),
    status: statusOf(textAt(record, "uen_status_desc"), { active: ["Registered"], closed: ["Deregistered"] }),
    address: addressLine(textAt(record, "reg_street_name"), spaced("Singapore", textAt(record, "reg_postal_code"))),
    town: "Singapore",
  }),
});
