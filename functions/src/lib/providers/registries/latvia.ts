import { datastoreRegistry } from "./datastore.ts";
import { textAt } from "./json-fields.ts";

/** The Register of Enterprises on data.gov.lv: https://data.gov.lv/dati/eng/dataset/uz (2026-11). Licence: CC0. */
export const latvianRegistry = datastoreRegistry({
  source: "lv",
  origin: "https://data.gov.lv",
  path: "/dati/api/3/action/datastore_search",
  resourceId: "25e80bf3-f107-4ab4-89ef-251b5b9374e9",
  numberField: "regcode",
  read: (record) => {
    const address = textAt(record, "address");
    return {
      number: textAt(record, "regcode"),
      name: textAt(record, "name"),
      // The column `closed` says how: by liquidation or reorganisation.
      status: textAt(record, "closed") === undefined && textAt(record, "terminated") === undefined ? "active" : "closed",
      address,
      town: address?.split(",")[0]?.trim(),
    };
  },
});
