import * as z from "zod";
import { czechia } from "../data/east.ts";
import type { ListedCompany } from "../data/listed-company.ts";
import { fold } from "../data/matching.ts";
import { json, type Registry, type RegistryAnswer } from "../wire/fake-registry.ts";
import { parseJson } from "../../../src/lib/platform/core/unknown-record.ts";

const root = "/ekonomicke-subjekty-v-be/rest/ekonomicke-subjekty";

const Search = z.object({
  obchodniJmeno: z.string().optional(),
  start: z.int().min(0).default(0),
  pocet: z.int().min(0).max(100).default(10),
});

export const czech: Registry = ({ method, path, body }) => {
  if (method === "POST" && path === `${root}/vyhledat`) return search(body);
  const [, ico] = new RegExp(`^${root}/(\\d+)$`).exec(path) ?? [];
  if (method !== "GET" || ico === undefined) return failure(404, "NENALEZENO", "Not found");
  if (ico.length !== 8) return failure(400, "CHYBA_VSTUPU", "Nevalidní IČO");
  const found = czechia.find(({ number }) => number === ico);
  return found === undefined
    ? failure(404, "NENALEZENO", `Ekonomický subjekt s ičo ${ico} nebyl nalezen v seznamu RES`)
    : json(toSubject(found));
};

const search = (body: string): RegistryAnswer => {
  const parsed = Search.safeParse(parseJson(body));
  if (!parsed.success) return failure(400, "CHYBA_VSTUPU", "Nevalidní vstup");
  const { obchodniJmeno = "", start, pocet } = parsed.data;
  if (obchodniJmeno.trim().length < 3) return failure(400, "CHYBA_VSTUPU", "Dotaz je příliš obecný: bylo nalezeno více než 1000 subjektů");
  const found = czechia.filter(({ name }) => fold(name).includes(fold(obchodniJmeno.trim())));
  return json({ pocetCelkem: found.length, ekonomickeSubjekty: found.slice(start, start + pocet).map(toSubject) });
};

const failure = (status: number, kod: string, popis: string): RegistryAnswer => json({ kod, popis, subKod: kod }, status);

const toSubject = (unit: ListedCompany): object => ({
  ico: unit.number,
  icoId: unit.number,
  obchodniJmeno: unit.name,
  dic: `CZ${unit.number}`,
  sidlo: {
    kodStatu: "CZ",
    nazevStatu: "Česká republika",
    nazevObce: unit.town,
    nazevUlice: unit.street.replace(/ \d+$/, ""),
    cisloDomovni: Number(/\d+$/.exec(unit.street)?.[0] ?? 1),
    psc: Number(unit.postcode),
    textovaAdresa: `${unit.street}, ${unit.postcode} ${unit.town}`,
  },
  pravniForma: "112",
  datumVzniku: "1991-04-02",
  ...(unit.closed === true && { datumZaniku: "2020-09-30" }),
  datumAktualizace: "2026-01-01",
  czNace: ["1071"],
  primarniZdroj: "vr",
});
