import type { ListedCompany } from "../data/listed-company.ts";
import { mostSimilar } from "../data/matching.ts";
import { norway } from "../data/norway.ts";
import { json, type Registry, sizeOf } from "../wire/fake-registry.ts";

const isUnit = ({ branchOf }: ListedCompany): boolean => branchOf === undefined;

export const norwegian: Registry = ({ method, path, query }) => {
  const [, kind, number] = /^\/enhetsregisteret\/api\/(enheter|underenheter)(?:\/(\d+))?$/.exec(path) ?? [];
  if (method !== "GET" || kind === undefined) return json({ status: 404, error: "Not Found", path }, 404);
  const units = norway.filter((unit) => isUnit(unit) === (kind === "enheter"));
  if (number !== undefined) {
    const found = units.find((unit) => unit.number === number);
    return found === undefined ? { status: 404, body: "" } : json(toUnit(found));
  }
  const size = sizeOf(query.get("size"), 20, 10_000);
  const found = mostSimilar(units, query.get("navn") ?? "", ({ name }) => name);
  const shown = found.slice(0, size);
  return json({
    // An empty list is omitted.
    ...(shown.length > 0 && { _embedded: { [kind]: shown.map(toUnit) } }),
    _links: { self: { href: "https://data.brreg.no/enhetsregisteret/api/enheter" } },
    page: { size, totalElements: found.length, totalPages: Math.ceil(found.length / size), number: 0 },
  });
};

const toUnit = (unit: ListedCompany): object => {
  const address = {
    land: "Norge",
    landkode: "NO",
    postnummer: unit.postcode,
    poststed: unit.town,
    adresse: [unit.street],
    kommune: unit.town,
    kommunenummer: "4601",
  };
  return {
    organisasjonsnummer: unit.number,
    navn: unit.name,
    organisasjonsform: { kode: "AS", beskrivelse: "Aksjeselskap" },
    ...(unit.website !== undefined && { hjemmeside: unit.website }),
    ...(unit.phone !== undefined && { telefon: unit.phone }),
    ...(unit.email !== undefined && { epostadresse: unit.email }),
    ...(unit.branchOf === undefined ? { forretningsadresse: address } : { beliggenhetsadresse: address, overordnetEnhet: unit.branchOf }),
    ...(unit.trade !== undefined && { naeringskode1: { kode: "10.710", beskrivelse: unit.trade } }),
    ...(unit.purpose !== undefined && { aktivitet: [unit.purpose] }),
    antallAnsatte: 8,
    stiftelsesdato: "2014-03-01",
    maalform: "Bokmål",
    konkurs: unit.closed === true,
    underAvvikling: false,
    underTvangsavviklingEllerTvangsopplosning: false,
  };
};
