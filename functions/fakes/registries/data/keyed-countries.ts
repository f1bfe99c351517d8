import type { ListedCompany } from "./listed-company.ts";

/** Companies of countries whose registries require a key. */

export const denmark: readonly ListedCompany[] = [
  {
    number: "40112233",
    name: "Smørrebrød & Co ApS",
    otherNames: ["Københavns Frokost ApS"],
    street: "Vesterbrogade 3",
    postcode: "1620",
    town: "København V",
    website: "www.smorrebrod.example",
    phone: "33550011",
    email: "hej@smorrebrod.example",
    trade: "Restauranter",
    purpose: "Selskabets formål er at drive restaurant og dermed beslægtet virksomhed.",
  },
  { number: "28765430", name: "Smørrebrød i Vejle ApS", street: "Nørregade 12", postcode: "7100", town: "Vejle", closed: true },
];

export const netherlands: readonly ListedCompany[] = [
  {
    number: "90003217",
    name: "Fietsenmakerij De Trapper",
    otherNames: ["De Trapper Holding B.V."],
    street: "Oudegracht 101",
    postcode: "3511AE",
    town: "Utrecht",
  },
  { number: "90004418", name: "Fietsenmakerij Vlug", street: "Markt 4", postcode: "2611GS", town: "Delft", closed: true },
];

export const switzerland: readonly ListedCompany[] = [
  {
    number: "CHE-109.322.551",
    name: "Bäckerei Enzian AG",
    otherNames: ["Enzian Brot AG"],
    street: "Marktgasse 9",
    postcode: "3011",
    town: "Bern",
    purpose: "Betrieb einer Bäckerei.",
  },
  { number: "CHE-114.500.207", name: "Bäckerei Enzian Thun GmbH", street: "Hauptgasse 2", postcode: "3600", town: "Thun", closed: true },
];

export const australia: readonly ListedCompany[] = [
  {
    number: "53004085616",
    name: "WATTLE PLUMBING PTY LTD",
    otherNames: ["WATTLE GAS & WATER"],
    street: "",
    postcode: "3121",
    town: "VIC",
  },
  { number: "51824753556", name: "WATTLE PLUMBING SUPPLIES PTY LTD", street: "", postcode: "2000", town: "NSW", closed: true },
];

export const newZealand: readonly ListedCompany[] = [
  {
    number: "9429000035170",
    name: "TUI SURF SCHOOL LIMITED",
    otherNames: ["Tui Surf"],
    street: "19 Beach Road",
    postcode: "4310",
    town: "New Plymouth",
    website: "https://tuisurf.example",
    phone: "5550123",
    email: "kiaora@tuisurf.example",
    trade: "Sports instruction",
  },
  {
    number: "9429040916057",
    name: "TUI SURF SHOP LIMITED",
    street: "2 Devon Street",
    postcode: "4310",
    town: "New Plymouth",
    closed: true,
  },
];
