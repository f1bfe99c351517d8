import type { ListedCompany } from "./listed-company.ts";

export const france: readonly ListedCompany[] = [
  {
    number: "923400568",
    name: "SALON LUMIERE",
    otherNames: ["LUMIERE COIFFURE"],
    street: "14 RUE DE LA REPUBLIQUE",
    postcode: "69002",
    town: "LYON",
    trade: "96.02A",
  },
  {
    number: "956200513",
    name: "SALON LUMIERE PARIS",
    street: "3 RUE SAINT HONORE",
    postcode: "75001",
    town: "PARIS",
    closed: true,
    trade: "96.02A",
  },
  {
    number: "934137928",
    name: "BOULANGERIE LEFEVRE ET FILS",
    street: "2 PLACE DU MARCHE",
    postcode: "33000",
    town: "BORDEAUX",
    trade: "10.71C",
  },
  { number: "986224913", name: "GARAGE DE L'ETOILE", street: "90 AVENUE FOCH", postcode: "67000", town: "STRASBOURG", trade: "45.20A" },
  {
    number: "931305031",
    name: "LES JARDINS DE CHLOE (LJC)",
    otherNames: ["LJC"],
    street: "7 CHEMIN VERT",
    postcode: "44000",
    town: "NANTES",
    trade: "81.30Z",
  },
  { number: "938704186", name: "BOULANGERIE LEFEBVRE", street: "21 RUE NATIONALE", postcode: "59000", town: "LILLE", trade: "10.71C" },
];

export const ireland: readonly ListedCompany[] = [
  { number: "712345", name: "KIND GARDEN LIMITED", street: "4 PATRICK'S QUAY", postcode: "T23 X0A1", town: "CORK" },
  { number: "698221", name: "HARBOUR LAW SOLICITORS LIMITED", street: "11 SHOP STREET", postcode: "H91 Y0B2", town: "GALWAY" },
  { number: "455120", name: "KIND GARDEN DESIGNS LIMITED", street: "2 MAIN STREET", postcode: "V94 Z0C3", town: "LIMERICK", closed: true },
  { number: "733019", name: "Ó BRIAIN TEORANTA", street: "1 SRAID NA MAINISTREACH", postcode: "H91 W0D4", town: "GALWAY" },
];

export const britain: readonly ListedCompany[] = [
  { number: "13904412", name: "HARBOUR LAW & CO LTD", street: "3 Quay Street", postcode: "BS1 4AA", town: "Bristol" },
  { number: "09111733", name: "HARBOUR LAW LIMITED", street: "20 Dock Road", postcode: "L3 4AB", town: "Liverpool", closed: true },
  { number: "14220917", name: "BARE PLUMBING LTD", street: "8 Mill Lane", postcode: "LS1 5AB", town: "Leeds" },
  { number: "SC702210", name: "KILN & CLAY POTTERY LTD", street: "5 High Street", postcode: "EH1 1AA", town: "Edinburgh" },
];
