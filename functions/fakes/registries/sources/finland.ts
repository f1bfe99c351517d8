import { finland } from "../data/east.ts";
import type { ListedCompany } from "../data/listed-company.ts";
import { beginsWords } from "../data/matching.ts";
import { json, type Registry } from "../wire/fake-registry.ts";

export const finnish: Registry = ({ method, path, query }) => {
  if (method !== "GET" || path !== "/opendata-ytj-api/v3/companies")
    return json({ timestamp: "2026-11-21", message: "Not found", errorcode: 404 }, 404);
  const [name, number] = [query.get("name"), query.get("businessId")];
  if (name === null && number === null) return json({ timestamp: "2026-11-21", message: "Too general search", errorcode: 400 }, 400);
  const found = finland.filter((unit) =>
    number === null ? namesOf(unit).some((known) => beginsWords(name ?? "", known)) : unit.number === number,
  );
  return json({ totalResults: found.length, companies: found.map(toCompany) });
};

const namesOf = ({ name, otherNames = [] }: ListedCompany): readonly string[] => [name, ...otherNames];

const toCompany = (unit: ListedCompany): object => ({
  businessId: { value: unit.number, registrationDate: "2019-01-02", source: "3" },
  names: [
    ...(unit.otherNames ?? []).map((name) => ({
      name,
      type: "1",
      registrationDate: "2015-01-02",
      endDate: "2019-01-01",
      version: 2,
      source: "1",
    })),
    { name: unit.name, type: "1", registrationDate: "2019-01-02", version: 1, source: "1" },
  ],
  mainBusinessLine: {
    type: "56301",
    descriptions: [
      { languageCode: "1", description: "Kahvilat ja kahvibaarit" },
      { languageCode: "3", description: unit.trade ?? "" },
      { languageCode: "2", description: "Kaféer" },
    ],
  },
  ...(unit.website !== undefined && { website: { url: unit.website, registrationDate: "2019-01-02", source: "0" } }),
  companyForms: [{ type: "16", registrationDate: "2019-01-02", version: 1, source: "1" }],
  addresses: [
    {
      type: 2,
      street: "",
      postCode: unit.postcode,
      postOffices: [{ city: unit.town, languageCode: "1" }],
      registrationDate: "2019-01-02",
      source: "0",
    },
    {
      type: 1,
      street: unit.street.replace(/ \d+$/, ""),
      buildingNumber: /\d+$/.exec(unit.street)?.[0] ?? "",
      postCode: unit.postcode,
      postOffices: [
        { city: unit.town, languageCode: "1" },
        { city: unit.town, languageCode: "2" },
      ],
      registrationDate: "2019-01-02",
      source: "0",
    },
  ],
  tradeRegisterStatus: unit.closed === true ? "4" : "1",
  status: "2",
  registrationDate: "2019-01-02",
  ...(unit.closed === true && { endDate: "2024-06-30" }),
  lastModified: "2026-01-02 10:00:00",
});
