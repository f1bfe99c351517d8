import { companyLimits } from "../../companies/limits.ts";
import { addressLine, at, placeName, statusOf, textAt } from "./json-fields.ts";
import { basicAuthorization, nationalRegistry } from "./national-registry.ts";

/** Companies House: https://developer-specs.company-information.service.gov.uk (2026-11). 600 requests in 5 minutes per key. */
export const britishRegistry = nationalRegistry({
  source: "gb",
  needsKey: true,
  origin: "https://api.company-information.service.gov.uk",
  // The key is the user name, without a password.
  headers: (key) => ({ Authorization: basicAuthorization(`${key}:`) }),
  byName: ({ text }) => ({ path: "/search/companies", query: { q: text, items_per_page: companyLimits.asked } }),
  byNumber: (number) => [{ path: `/company/${number}`, absent: [404] }],
  records: (answer) => at(answer, "items") ?? [answer],
  read: (item) => readItem(item),
});

/** A search result, or a profile, which uses different names for the same fields. */
const readItem = (item: unknown) => {
  const number = textAt(item, "company_number");
  const address = at(item, "address") ?? at(item, "registered_office_address");
  const parts = ["premises", "address_line_1", "address_line_2", "locality", "region", "postal_code"].map((part) => textAt(address, part));
  return {
    number,
    name: textAt(item, "title") ?? textAt(item, "company_name"),
    status: statusOf(textAt(item, "company_status"), {
      active: ["active", "open", "registered"],
      // Companies in administration, receivership or an arrangement still trade.
      closed: ["dissolved", "liquidation", "converted-closed", "closed", "removed", "insolvency-proceedings"],
    }),
    address: textAt(item, "address_snippet") ?? addressLine(parts),
    town: placeName(textAt(address, "locality")),
    sourceUrl: `https://find-and-update.company-information.service.gov.uk/company/${number}`,
  };
};
