import { netherlands } from "../data/keyed-countries.ts";
import type { ListedCompany } from "../data/listed-company.ts";
import { beginsWords } from "../data/matching.ts";
import { json, type Registry, sizeOf } from "../wire/fake-registry.ts";

/** The key of a local stack. */
export const localKvkKey = "local-kvk-key";

export const dutch: Registry = ({ method, path, query, headers }) => {
  if (headers["apikey"] !== localKvkKey) return json({ message: "No API key found in request" }, 401);
  if (method !== "GET" || path !== "/api/v2/zoeken") return json({ message: "no Route matched with those values" }, 404);
  const [name, number] = [query.get("naam"), query.get("kvkNummer")];
  const rows = netherlands
    .filter((unit) => (number === null ? namesOf(unit).some((known) => beginsWords(name ?? "", known)) : unit.number === number))
    .flatMap(toRows);
  if (rows.length === 0)
    return json(
      { fout: [{ code: "IPD5200", omschrijving: "Er zijn geen gegevens gevonden die voldoen aan de opgegeven zoekparameters." }] },
      404,
    );
  const size = sizeOf(query.get("resultatenPerPagina"), 10, 100);
  return json({
    pagina: 1,
    resultatenPerPagina: size,
    totaal: rows.length,
    resultaten: rows.slice(0, size),
    _links: { self: { href: "https://api.kvk.nl/api/v2/zoeken" } },
  });
};

const namesOf = ({ name, otherNames = [] }: ListedCompany): readonly string[] => [name, ...otherNames];

/** The legal person, the main establishment, and a branch. */
const toRows = (unit: ListedCompany): readonly object[] => {
  const shared = { kvkNummer: unit.number, actief: unit.closed === true ? "Nee" : "Ja" };
  const establishment = (type: string, naam: string): object => ({
    ...shared,
    type,
    vestigingsnummer: `0000${unit.number}`,
    naam,
    adres: { binnenlandsAdres: { type: "bezoekadres", straatnaam: unit.street.replace(/ \d+$/, ""), plaats: unit.town } },
  });
  return [
    ...(unit.otherNames ?? []).map((naam) => ({ ...shared, type: "rechtspersoon", rsin: "823807071", naam })),
    establishment("nevenvestiging", `${unit.name} Noord`),
    establishment("hoofdvestiging", unit.name),
  ];
};
