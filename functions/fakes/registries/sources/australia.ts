import { australia } from "../data/keyed-countries.ts";
import type { ListedCompany } from "../data/listed-company.ts";
import { fold, wordsOf } from "../data/matching.ts";
import { page, type Registry, type RegistryAnswer, sizeOf } from "../wire/fake-registry.ts";

/** The GUID of a local stack. */
export const localAbnGuid = "00000000-0000-4000-8000-00000000abba";

/** Every answer is a JSONP function call with status 200. */
const jsonp = (body: object): RegistryAnswer => ({
  status: 200,
  body: `callback(${JSON.stringify(body)})`,
  headers: { "Content-Type": "text/javascript; charset=utf-8" },
});

const unknownGuid = "The GUID entered is not recognised as a Registered Party";

export const australian: Registry = ({ method, path, query }) => {
  const isKnown = query.get("guid") === localAbnGuid;
  if (method === "GET" && path === "/json/MatchingNames.aspx") {
    if (!isKnown) return jsonp({ Message: unknownGuid, Names: [] });
    const asked = wordsOf(fold(query.get("name") ?? ""));
    const found = australia.filter((unit) => namesOf(unit).some((name) => asked.some((word) => wordsOf(fold(name)).includes(word))));
    return jsonp({ Message: "", Names: found.flatMap(toNames).slice(0, sizeOf(query.get("maxResults"), 10, 200)) });
  }
  if (method !== "GET" || path !== "/json/AbnDetails.aspx") return page(404, "Page not found");
  const found = australia.find(({ number }) => number === query.get("abn"));
  if (!isKnown || found === undefined)
    return jsonp({ ...nobody, Message: isKnown ? "Search text is not a valid ABN or ACN" : unknownGuid });
  return jsonp(toDetails(found));
};

const namesOf = ({ name, otherNames = [] }: ListedCompany): readonly string[] => [name, ...otherNames];

const toNames = (unit: ListedCompany): readonly object[] =>
  namesOf(unit)
    .map((Name, index) => ({
      Abn: unit.number,
      AbnStatus: unit.closed === true ? "0000000002" : "0000000001",
      IsCurrent: true,
      Name,
      NameType: index === 0 ? "Entity Name" : "Business Name",
      Postcode: unit.postcode,
      Score: 100 - index,
      State: unit.town,
    }))
    .toReversed();

const nobody = {
  Abn: "",
  AbnStatus: "",
  AbnStatusEffectiveFrom: "",
  Acn: "",
  AddressDate: null,
  AddressPostcode: "",
  AddressState: "",
  BusinessName: [],
  EntityName: "",
  EntityTypeCode: "",
  EntityTypeName: "",
  Gst: null,
};

const toDetails = (unit: ListedCompany): object => ({
  ...nobody,
  Abn: unit.number,
  AbnStatus: unit.closed === true ? "Cancelled" : "Active",
  AbnStatusEffectiveFrom: "1999-11-01",
  Acn: unit.number.slice(2),
  AddressDate: "2022-01-13",
  AddressPostcode: unit.postcode,
  AddressState: unit.town,
  BusinessName: unit.otherNames ?? [],
  EntityName: unit.name,
  EntityTypeCode: "PRV",
  EntityTypeName: "Australian Private Company",
  Gst: "2000-07-01",
  Message: "",
});
