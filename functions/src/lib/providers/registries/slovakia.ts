import { companyLimits } from "../../companies/limits.ts";
import { addressLine, at, listAt, otherNames, spaced, textAt } from "./json-fields.ts";
import { nationalRegistry } from "./national-registry.ts";
import type { RegistryRequest } from "./registry-client.ts";

const find = (what: Readonly<Record<string, string>>): RegistryRequest => ({
  path: "/rpo/v1/search",
  query: { ...what, page: 0, size: companyLimits.asked },
  absent: [404],
});

/** The Register of Legal Persons: https://api.statistics.sk/rpo/v1 (2026-11). */
export const slovakRegistry = nationalRegistry({
  source: "sk",
  origin: "https://api.statistics.sk",
  byName: ({ text }) => find({ fullName: text }),
  byNumber: (number) => [find({ identifier: number })],
  records: (answer) => at(answer, "results"),
  read: (entity) => {
    const names = listAt(entity, "fullNames");
    const name = textAt(current(names), "value");
    const place = current(listAt(entity, "addresses"));
    const town = textAt(place, "municipality", "value");
    return {
      number: textAt(current(listAt(entity, "identifiers")), "value")
        ?.replaceAll(/\D/g, "")
        .padStart(8, "0"),
      name,
      otherNames: otherNames(name, ...names.map((other) => textAt(other, "value"))),
      status: textAt(entity, "termination") === undefined && textAt(entity, "terminationDate") === undefined ? "active" : "closed",
      address: addressLine(spaced(textAt(place, "street"), textAt(place, "buildingNumber")), spaced(textAt(place, "postalCodes", 0), town)),
      town,
    };
  },
});

/** Former names and addresses have an end date. */
const current = (values: readonly unknown[]): unknown => values.find((value) => textAt(value, "validTo") === undefined) ?? values.at(-1);
