import * as z from "zod";
import { switzerland } from "../data/keyed-countries.ts";
import type { ListedCompany } from "../data/listed-company.ts";
import { fold } from "../data/matching.ts";
import { json, type Registry } from "../wire/fake-registry.ts";
import { parseJson } from "../../../src/lib/platform/core/unknown-record.ts";

/** The account of a local stack: user and password. */
export const localZefixKey = "zefix@lectern.example:local-zefix-password";

const authorization = `Basic ${Buffer.from(localZefixKey).toString("base64")}`;

const Query = z.object({ name: z.string().min(3), activeOnly: z.boolean().default(false) });

const none = json({ error: { type: "NOT_FOUND", message: "No data found" } }, 404);

export const swiss: Registry = ({ method, path, headers, body }) => {
  if (headers["authorization"] !== authorization) return json({ status: 401, error: "Unauthorized", path }, 401);
  const [, number] = /^\/ZefixPublicREST\/api\/v1\/company\/uid\/(CHE-\d{3}\.\d{3}\.\d{3})$/.exec(path) ?? [];
  if (method === "GET" && number !== undefined) {
    const found = switzerland.filter((unit) => unit.number === number);
    return found.length === 0 ? none : json(found.map(toCompanyFull));
  }
  if (method !== "POST" || path !== "/ZefixPublicREST/api/v1/company/search") return none;
  const query = Query.safeParse(parseJson(body));
  if (!query.success) return json({ error: { type: "INVALID_REQUEST_DATA", message: "Invalid query" } }, 400);
  const { name, activeOnly } = query.data;
  const found = switzerland.filter((unit) => fold(unit.name).startsWith(fold(name)) && !(activeOnly && unit.closed === true));
  return found.length === 0 ? none : json(found.map(toCompanyShort));
};

const toCompanyShort = (unit: ListedCompany): object => ({
  name: unit.name,
  ehraid: 119_283,
  uid: unit.number.replaceAll(/[-.]/g, ""),
  chid: "CH03530268918",
  legalSeatId: 351,
  legalSeat: unit.town,
  registryOfCommerceId: 36,
  legalForm: { id: 3, uid: "0106", name: { de: "Aktiengesellschaft" }, shortName: { de: "AG" } },
  status: unit.closed === true ? "CANCELLED" : "ACTIVE",
  sogcDate: "2025-03-14",
  deletionDate: unit.closed === true ? "2025-03-14" : null,
});

const toCompanyFull = (unit: ListedCompany): object => ({
  ...toCompanyShort(unit),
  translation: [],
  purpose: unit.purpose ?? null,
  address: {
    organisation: unit.name,
    careOf: null,
    street: unit.street.replace(/ \d+$/, ""),
    houseNumber: /\d+$/.exec(unit.street)?.[0] ?? null,
    addon: null,
    poBox: null,
    city: unit.town,
    swissZipCode: unit.postcode,
  },
  canton: "BE",
  oldNames: (unit.otherNames ?? []).map((name, index) => ({ name, sequenceNr: index + 1, translation: [] })),
  cantonalExcerptWeb: "https://be.chregister.example/",
  zefixDetailWeb: { en: "https://www.zefix.ch/en/search/entity/list/firm/119283" },
});
