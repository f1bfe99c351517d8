import { registryUrls } from "../../../src/lib/platform/config/params.ts";

/** Well-known companies by country, each with one from the fakes of a local stack. */
const companies = {
  AU: ["Qantas Airways", "Wattle Plumbing"],
  CH: ["Nestlé", "Bäckerei Enzian"],
  CZ: ["Škoda Auto", "Pekárna Novák"],
  DK: ["Novo Nordisk", "Smørrebrød"],
  EE: ["Eesti Energia", "Põhjala Pagariäri"],
  FI: ["Nokia", "Kahvila Aalto"],
  FR: ["Danone", "Salon Lumiere"],
  GB: ["Tesco", "Harbour Law"],
  IE: ["Ryanair", "Kind Garden"],
  IL: ["טבע", "כהן"],
  LV: ["Latvenergo", "Jūras Maize"],
  NL: ["Philips", "Fietsenmakerij"],
  NO: ["Equinor", "Fjord Bakeri"],
  NZ: ["Fonterra", "Tui Surf"],
  SG: ["Singapore Airlines", "Merlion"],
  SK: ["Slovnaft", "Ruža"],
} as const;

/** In a country without a registry in Lectern, for the global one. */
export const worldCompany = { country: "DE", names: ["Siemens", "Elektro Brandt"] } as const;

export const nameFor = ([real, local]: readonly [string, string]): string => (registryUrls.value().trim() === "" ? real : local);

export const knownCompanies = (): readonly (readonly [country: string, name: string])[] =>
  Object.entries(companies).map(([country, names]) => [country, nameFor(names)]);
