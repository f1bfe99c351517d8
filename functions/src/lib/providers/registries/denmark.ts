import { companyLimits } from "../../companies/limits.ts";
import type { CompanyStatus } from "../../companies/company.ts";
import { addressLine, at, listAt, otherNames, spaced, textAt, toText } from "./json-fields.ts";
import { basicAuthorization, nationalRegistry } from "./national-registry.ts";
import type { RegistryRequest } from "./registry-client.ts";

const company = "Vrvirksomhed";
const newest = `${company}.virksomhedMetadata`;

/** Only these fields: a whole record also lists the people behind a company and may have a megabyte. */
const fields = [
  ...["cvrNummer", "navne", "binavne", "livsforloeb", "hjemmeside", "telefonNummer", "elektroniskPost", "attributter"].map(
    (field) => `${company}.${field}`,
  ),
  ...["nyesteNavn", "nyesteBeliggenhedsadresse", "nyesteHovedbranche", "sammensatStatus"].map((field) => `${newest}.${field}`),
];

/**
 * CVR, an Elasticsearch index (2026-11). Client programs and sample records are public; the guide comes with an access, which is free:
 * https://data.virk.dk. The guide writes `http:`, but the password must only be sent encrypted.
 */
export const danishRegistry = nationalRegistry({
  source: "dk",
  needsKey: true,
  origin: "https://distribution.virk.dk",
  headers: (key) => ({ Authorization: basicAuthorization(key) }),
  byName: ({ text }) => find({ match: { [`${newest}.nyesteNavn.navn`]: { query: text, operator: "and" } } }),
  byNumber: (number) => [find({ term: { [`${company}.cvrNummer`]: Number(number) } })],
  records: (answer) => {
    const hits = at(answer, "hits", "hits");
    return Array.isArray(hits) ? hits.map((hit: unknown) => at(hit, "_source", company)) : undefined;
  },
  read: (record) => readRecord(record),
});

const find = (query: object): RegistryRequest => ({
  path: "/cvr-permanent/virksomhed/_search",
  body: { query, size: companyLimits.asked, _source: fields },
});

const readRecord = (record: unknown) => {
  const metadata = at(record, "virksomhedMetadata");
  const number = textAt(record, "cvrNummer")?.padStart(8, "0");
  const name = textAt(metadata, "nyesteNavn", "navn");
  const address = at(metadata, "nyesteBeliggenhedsadresse");
  const town = textAt(address, "postdistrikt");
  const house = `${textAt(address, "husnummerFra") ?? ""}${textAt(address, "bogstavFra") ?? ""}`;
  const purpose = listAt(record, "attributter").find((attribute) => textAt(attribute, "type") === "FORMÅL");
  return {
    number,
    name,
    otherNames: otherNames(name, ...[...listAt(record, "binavne"), ...listAt(record, "navne")].map((other) => textAt(other, "navn"))),
    status: statusOf(record),
    address: addressLine(spaced(textAt(address, "vejnavn"), house), spaced(textAt(address, "postnummer"), town)),
    town,
    website: contactOf(record, "hjemmeside"),
    phone: contactOf(record, "telefonNummer"),
    email: contactOf(record, "elektroniskPost"),
    industry: textAt(metadata, "nyesteHovedbranche", "branchetekst"),
    purpose: toText(at(current(listAt(purpose, "vaerdier")), "vaerdi"), companyLimits.purposeLength),
    sourceUrl: `https://datacvr.virk.dk/enhed/virksomhed/${number}`,
  };
};

/** Every value has a period of validity; the last one without an end is current. */
const current = (entries: readonly unknown[]): unknown => entries.findLast((entry) => textAt(entry, "periode", "gyldigTil") === undefined);

const contactOf = (record: unknown, field: string): string | undefined => {
  const contact = current(listAt(record, field));
  return at(contact, "hemmelig") === true ? undefined : textAt(contact, "kontaktoplysning");
};

/** A company is closed if all its periods in `livsforloeb` have ended. `UNDER KONKURS`: it is being wound up. */
const statusOf = (record: unknown): CompanyStatus => {
  const lives = listAt(record, "livsforloeb");
  const status = textAt(record, "virksomhedMetadata", "sammensatStatus") ?? "";
  if ((lives.length > 0 && current(lives) === undefined) || /konkurs|likvidation|tvangs|opløst|ophørt|slettet/i.test(status))
    return "closed";
  return /^(?:normal|aktiv)$/i.test(status) ? "active" : "unknown";
};
