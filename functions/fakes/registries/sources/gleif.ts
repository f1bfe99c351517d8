import { entities, type LegalEntity } from "../data/entities.ts";
import { beginsWords } from "../data/matching.ts";
import { json, type Registry, type RegistryAnswer, sizeOf } from "../wire/fake-registry.ts";

const jsonApi = { "Content-Type": "application/vnd.api+json" };

const answer = (body: unknown, status = 200): RegistryAnswer => ({ ...json(body, status), headers: jsonApi });

export const gleif: Registry = ({ method, path, query }) => {
  const [, lei] = /^\/api\/v1\/lei-records(?:\/([^/]+))?$/.exec(path) ?? [];
  if (method !== "GET" || !path.startsWith("/api/v1/lei-records")) return notFound;
  if (lei !== undefined) {
    const found = entities.find((entity) => entity.lei === lei);
    return found === undefined ? notFound : answer({ data: toRecord(found) });
  }
  const unknown = [...query.keys()].find((name) => !known.has(name));
  if (unknown !== undefined) return answer({ errors: [{ status: "400", title: "Bad Request", detail: `${unknown} is not allowed` }] }, 400);
  const [text, country, number] = ["filter[fulltext]", "filter[entity.legalAddress.country]", "filter[entity.registeredAs]"].map((name) =>
    query.get(name),
  );
  const found = entities.filter(
    (entity) =>
      (country === null || entity.country === country) &&
      (number === null || entity.registeredAs === number) &&
      (typeof text !== "string" ||
        beginsWords(text, [entity.name, ...(entity.otherNames ?? []), entity.street, entity.town, entity.lei].join(" "))),
  );
  const perPage = sizeOf(query.get("page[size]"), 10, 200);
  const pagination = { currentPage: 1, perPage, from: 1, to: found.length, total: found.length, lastPage: 1 };
  return answer({
    meta: { goldenCopy: { publishDate: "2026-11-20T16:00:00Z" }, pagination },
    links: {},
    data: found.slice(0, perPage).map(toRecord),
  });
};

const known: ReadonlySet<string> = new Set([
  "filter[fulltext]",
  "filter[entity.legalAddress.country]",
  "filter[entity.registeredAs]",
  "page[size]",
  "page[number]",
]);

const notFound = answer({ errors: [{ status: "404", title: "Not Found", detail: "No record found" }] }, 404);

const toRecord = ({
  lei,
  name,
  otherNames = [],
  street,
  postcode,
  town,
  country,
  registeredAs,
  category,
  inactive,
}: LegalEntity): object => {
  const address = {
    language: "en",
    addressLines: [street],
    addressNumber: null,
    mailRouting: null,
    city: town,
    region: null,
    country,
    postalCode: postcode,
  };
  return {
    type: "lei-records",
    id: lei,
    attributes: {
      lei,
      entity: {
        legalName: { name, language: "en" },
        otherNames: otherNames.map((other) => ({ name: other, language: "en", type: "ALTERNATIVE_LANGUAGE_LEGAL_NAME" })),
        transliteratedOtherNames: [],
        legalAddress: address,
        headquartersAddress: address,
        registeredAt: { id: "RA000472", other: null },
        registeredAs: registeredAs ?? null,
        jurisdiction: country,
        category,
        legalForm: { id: "8888", other: null },
        status: inactive === true ? "INACTIVE" : "ACTIVE",
        creationDate: "2014-03-01T00:00:00Z",
      },
      registration: { status: inactive === true ? "RETIRED" : "ISSUED", nextRenewalDate: "2027-01-01T00:00:00Z" },
    },
    relationships: {},
    links: { self: `https://api.gleif.org/api/v1/lei-records/${lei}` },
  };
};
