import type { Company, Source } from "../../../src/lib/companies/company.ts";
import type { CompanyRegistry } from "../../../src/lib/companies/company-registry.ts";
import { readRegistryId, type RegistryId } from "../../../src/lib/companies/registry-id.ts";
import { lookedUp, never, searched } from "./registries-at.ts";

/** An entry in the fake of a registry, and the expected result. */
interface Sample {
  readonly source: Exclude<Source, "places">;
  readonly country: string;
  readonly query: string;
  readonly number: string;
  /** A number of the same form that does not exist. */
  readonly free: string;
  readonly found: Partial<Company>;
  readonly closed: string;
  /** The registry lacks some companies with such a number. */
  readonly isPartial?: true;
}

// oxfmt-ignore
export const registrySamples: readonly Sample[] = [
  {
    source: "no", country: "NO", query: "fjord bakeri", number: "915468519", free: "999999999",
    found: {
      name: "FJORD BAKERI AS", town: "Bergen", status: "active", address: "Bryggen 12, 5003 Bergen", website: "http://fjordbakeri.example/",
      industry: "Produksjon av brød og ferske konditorvarer", phone: "55 12 34 56", email: "post@fjordbakeri.example", languages: ["nb"],
    },
    closed: "998885418",
  },
  {
    source: "fr", country: "FR", query: "salon lumiere", number: "923400568", free: "999999999",
    found: { name: "SALON LUMIERE", town: "Lyon", status: "active", otherNames: ["LUMIERE COIFFURE"] }, closed: "956200513",
  },
  {
    source: "fi", country: "FI", query: "kahvila aalto", number: "3133735-1", free: "9999999-9",
    found: {
      name: "Kahvila Aalto Oy", town: "Helsinki", status: "active", address: "Rantatie 5, 00980 Helsinki",
      website: "www.kahvila-aalto.example", industry: "Cafés and coffee shops", otherNames: ["Rannan Kahvila Oy"],
    },
    closed: "3694433-7",
  },
  {
    source: "cz", country: "CZ", query: "novák", number: "00256609", free: "99999999",
    found: { name: "Pekárna Novák s.r.o.", town: "Olomouc", status: "active" }, closed: "07264666",
  },
  {
    source: "ee", country: "EE", query: "põhjala", number: "16233010", free: "99999999",
    found: { name: "Põhjala Pagariäri OÜ", town: "Tallinn", status: "active", otherNames: ["Tallinna Sai OÜ"] }, closed: "12019954",
  },
  {
    source: "il", country: "IL", query: "מספרת כהן", number: "516591849", free: "519999999",
    found: { name: 'מספרת כהן בע"מ', town: "תל אביב - יפו", status: "active", otherNames: ["COHEN BARBERSHOP LTD"], languages: ["he"] },
    closed: "514967702",
  },
  {
    source: "sg", country: "SG", query: "merlion dumpling", number: "202314567K", free: "209999999Z",
    found: {
      name: "MERLION DUMPLING HOUSE PTE. LTD.", town: "Singapore", status: "active", address: "TANJONG PAGAR ROAD, Singapore 088464",
    },
    closed: "201810022E",
  },
  {
    source: "ie", country: "IE", query: "kind garden", number: "712345", free: "999999",
    found: { name: "KIND GARDEN LIMITED", town: "Cork", status: "active" }, closed: "455120",
  },
  {
    source: "sk", country: "SK", query: "kvetinárstvo", number: "00051837", free: "99999999",
    found: { name: "Kvetinárstvo Ruža, s. r. o.", town: "Košice", status: "active", address: "Hlavná 20, 04001 Košice" },
    closed: "01749846",
  },
  {
    source: "lv", country: "LV", query: "jūras maize", number: "40203111222", free: "99999999999",
    found: { name: 'SIA "Jūras Maize"', town: "Rīga", status: "active" }, closed: "50003777888",
  },
  {
    source: "gb", country: "GB", query: "harbour law", number: "13904412", free: "99999999",
    found: { name: "HARBOUR LAW & CO LTD", town: "Bristol", status: "active" }, closed: "09111733",
  },
  {
    source: "dk", country: "DK", query: "smørrebrød", number: "40112233", free: "99999999",
    found: {
      name: "Smørrebrød & Co ApS", town: "København V", status: "active", address: "Vesterbrogade 3, 1620 København V",
      otherNames: ["Københavns Frokost ApS"], website: "www.smorrebrod.example", phone: "33550011", email: "hej@smorrebrod.example",
      industry: "Restauranter", purpose: "Selskabets formål er at drive restaurant og dermed beslægtet virksomhed.",
    },
    closed: "28765430",
  },
  {
    source: "nl", country: "NL", query: "fietsenmakerij", number: "90003217", free: "99999999",
    found: {
      name: "Fietsenmakerij De Trapper", town: "Utrecht", status: "active", address: "Oudegracht, Utrecht",
      otherNames: ["De Trapper Holding B.V.", "Fietsenmakerij De Trapper Noord"],
    },
    closed: "90004418",
  },
  {
    source: "ch", country: "CH", query: "bäckerei enzian", number: "CHE-109.322.551", free: "CHE-999.999.999", isPartial: true,
    found: { name: "Bäckerei Enzian AG", town: "Bern", status: "active" }, closed: "CHE-114.500.207",
  },
  {
    source: "au", country: "AU", query: "wattle plumbing", number: "53004085616", free: "99999999999",
    found: { name: "WATTLE PLUMBING PTY LTD", status: "active", address: "VIC 3121", otherNames: ["WATTLE GAS & WATER"] },
    closed: "51824753556",
  },
  {
    source: "nz", country: "NZ", query: "tui surf", number: "9429000035170", free: "9499999999999",
    found: { name: "TUI SURF SCHOOL LIMITED", status: "active", otherNames: ["Tui Surf"] }, closed: "9429040916057",
  },
  {
    source: "gleif", country: "DE", query: "elektro brandt", number: "LECT00TESTONLY000342", free: "LECT00TESTONLY999998",
    found: { name: "Elektro Brandt GmbH", town: "Kassel", status: "active", otherIds: ["DE-REG:HRB 18233"] },
    closed: "LECT00TESTONLY000439",
  },
];

export const idOf = (country: string, text: string): RegistryId => {
  const id = readRegistryId(country === "DE" ? `LEI:${text}` : text, country);
  if (id === undefined) throw new Error("not a number");
  return id;
};

/** Every question to a registry. */
export const questions = (registry: CompanyRegistry, { country, query, number }: Sample) => [
  async () => registry.search({ text: query, country, language: "en" }, never, searched),
  async () => registry.findById(idOf(country, number), never, lookedUp),
];
