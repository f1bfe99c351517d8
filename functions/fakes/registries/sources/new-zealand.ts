import { newZealand } from "../data/keyed-countries.ts";
import type { ListedCompany } from "../data/listed-company.ts";
import { beginsWords } from "../data/matching.ts";
import { json, type Registry, sizeOf } from "../wire/fake-registry.ts";

/** The key of a local stack. */
export const localNzbnKey = "local-nzbn-key";

const root = "/gateway/nzbn/v5/entities";

export const newZealander: Registry = ({ method, path, query, headers }) => {
  if (headers["ocp-apim-subscription-key"] !== localNzbnKey)
    return json({ statusCode: 401, message: "Access denied due to missing subscription key." }, 401);
  if (method === "GET" && path.startsWith(`${root}/`)) {
    const found = newZealand.find(({ number }) => path === `${root}/${number}`);
    return found === undefined ? json({ errorCode: "404", errorDescription: "Entity not found" }, 404) : json(toEntity(found));
  }
  if (method !== "GET" || path !== root) return json({ statusCode: 404, message: "Resource not found" }, 404);
  const found = newZealand.filter(({ name, otherNames = [] }) =>
    [name, ...otherNames].some((known) => beginsWords(query.get("search-term") ?? "", known)),
  );
  const size = sizeOf(query.get("page-size"), 5, 100);
  return json({ pageSize: size, page: 0, totalItems: found.length, sortBy: "entityName", items: found.slice(0, size).map(toItem) });
};

const toItem = (unit: ListedCompany): object => ({
  entityName: unit.name,
  nzbn: unit.number,
  entityTypeCode: "LTD",
  entityTypeDescription: "NZ Limited Company",
  entityStatusCode: unit.closed === true ? "80" : "50",
  entityStatusDescription: unit.closed === true ? "Removed" : "Registered",
  tradingNames: (unit.otherNames ?? []).map((name) => ({ name })),
  previousEntityNames: [],
  sourceRegisterUniqueId: "1166320",
  registrationDate: "2001-10-16T00:00:00",
});

const toEntity = (unit: ListedCompany): object => ({
  ...toItem(unit),
  addresses: {
    addressList: [
      { address1: "PO Box 7", address3: unit.town, postCode: unit.postcode, countryCode: "NZ", addressType: "POSTAL" },
      { address1: unit.street, address3: unit.town, postCode: unit.postcode, countryCode: "NZ", addressType: "REGISTERED" },
    ],
  },
  phoneNumbers: unit.phone === undefined ? [] : [{ phoneCountryCode: "64", phoneAreaCode: "6", phoneNumber: unit.phone }],
  emailAddresses: unit.email === undefined ? [] : [{ emailAddress: unit.email }],
  websites: unit.website === undefined ? [] : [{ url: unit.website }],
  industryClassifications: unit.trade === undefined ? [] : [{ classificationCode: "R911320", classificationDescription: unit.trade }],
});
