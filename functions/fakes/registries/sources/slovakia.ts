import { slovakia } from "../data/east.ts";
import type { ListedCompany } from "../data/listed-company.ts";
import { fold } from "../data/matching.ts";
import { json, type Registry, sizeOf } from "../wire/fake-registry.ts";

export const slovak: Registry = ({ method, path, query }) => {
  if (method !== "GET" || path !== "/rpo/v1/search") return json({ error: "Not found" }, 404);
  const [name, number] = [query.get("fullName"), query.get("identifier")];
  if (name === null && number === null) return json({ error: "At least one parameter is needed" }, 400);
  const found = slovakia.filter((unit) => (number === null ? fold(unit.name).includes(fold(name ?? "")) : unit.number === number));
  return json({ results: found.slice(0, sizeOf(query.get("size"), 20, 500)).map(toEntity), license: "CC BY 4.0" });
};

const toEntity = (unit: ListedCompany): object => ({
  id: Number(unit.number),
  dbModificationDate: "2026-01-02T03:04:05.678",
  identifiers: [{ value: unit.number, validFrom: "2010-01-01" }],
  fullNames: [
    { value: `${unit.name} (predtým)`, validFrom: "2008-01-01", validTo: "2009-12-31" },
    { value: unit.name, validFrom: "2010-01-01" },
  ],
  addresses: [
    {
      validFrom: "2010-01-01",
      street: unit.street.replace(/ \d+$/, ""),
      regNumber: 0,
      buildingNumber: /\d+$/.exec(unit.street)?.[0] ?? "",
      postalCodes: [unit.postcode],
      municipality: { value: unit.town, code: "SK0422598186" },
      country: { value: "Slovenská republika", code: "703" },
    },
  ],
  establishment: "2010-01-01",
  ...(unit.closed === true && { termination: "2021-05-06" }),
});
