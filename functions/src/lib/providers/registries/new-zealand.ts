import { companyLimits } from "../../companies/limits.ts";
import { addressLine, at, listAt, otherNames, placeName, spaced, statusOf, textAt, toText } from "./json-fields.ts";
import { nationalRegistry } from "./national-registry.ts";

const path = "/gateway/nzbn/v5/entities";

/** The NZBN Register, version 5: https://portal.api.business.govt.nz/api/nzbn (2026-11). The key is free. Lists lack addresses. */
export const newZealandRegistry = nationalRegistry({
  source: "nz",
  needsKey: true,
  origin: "https://api.business.govt.nz",
  headers: (key) => ({ "Ocp-Apim-Subscription-Key": key }),
  byName: ({ text }) => ({ path, query: { "search-term": text, "page-size": companyLimits.asked } }),
  byNumber: (number) => [{ path: `${path}/${number}`, absent: [404] }],
  records: (answer) => at(answer, "items") ?? [answer],
  read: (entity) => {
    const number = textAt(entity, "nzbn");
    const name = textAt(entity, "entityName");
    // Other client programs read the list in one of these two forms.
    const addresses = [...listAt(entity, "addresses", "addressList"), ...listAt(entity, "addresses")];
    const address = addresses.find((one) => textAt(one, "addressType") === "REGISTERED") ?? addresses[0];
    const lines = [1, 2, 3, 4].flatMap((line) => textAt(address, `address${line}`) ?? []);
    const phone = at(entity, "phoneNumbers", 0);
    const names = listAt(entity, "tradingNames").map((trading) => textAt(trading, "name"));
    return {
      number,
      name,
      otherNames: otherNames(name, ...names, ...listAt(entity, "previousEntityNames")),
      status: statusOf(textAt(entity, "entityStatusDescription")?.toLowerCase(), {
        // A company under administration still trades.
        active: ["registered", "in receivership", "voluntary administration", "in statutory administration"],
        closed: ["removed", "inactive", "in liquidation", "closed"],
      }),
      address: addressLine(lines, textAt(address, "postCode")),
      town: placeName(lines.at(-1)),
      website: textAt(entity, "websites", 0, "url"),
      phone: toText(spaced(textAt(phone, "phoneAreaCode"), textAt(phone, "phoneNumber"))),
      email: textAt(entity, "emailAddresses", 0, "emailAddress"),
      industry: textAt(entity, "industryClassifications", 0, "classificationDescription"),
      sourceUrl: `https://www.nzbn.govt.nz/mynzbn/nzbndetails/${number}/`,
    };
  },
});
