import type { ListedCompany } from "./listed-company.ts";

export const israel: readonly ListedCompany[] = [
  {
    number: "516591849",
    name: "מספרת כהן בע~מ",
    otherNames: ["COHEN BARBERSHOP LTD"],
    street: "דיזנגוף 99",
    postcode: "6439602",
    town: "תל אביב - יפו",
    trade: "מספרה ומכון יופי",
  },
  {
    number: "514967702",
    name: "מספרת כהן ובניו בע~מ",
    otherNames: ["COHEN AND SONS HAIR LTD"],
    street: "הנביאים 12",
    postcode: "3313201",
    town: "חיפה",
    closed: true,
  },
  {
    number: "514508282",
    name: "אלפא גינון ופיתוח בע~מ",
    otherNames: ["ALPHA GARDENING AND DEVELOPMENT LTD"],
    street: "הרצל 40",
    postcode: "7630123",
    town: "רחובות",
  },
];

export const singapore: readonly ListedCompany[] = [
  { number: "202314567K", name: "MERLION DUMPLING HOUSE PTE. LTD.", street: "TANJONG PAGAR ROAD", postcode: "088464", town: "SINGAPORE" },
  {
    number: "201810022E",
    name: "MERLION DUMPLINGS PTE. LTD.",
    street: "JOO CHIAT ROAD",
    postcode: "427360",
    town: "SINGAPORE",
    closed: true,
  },
  { number: "53411223A", name: "ORCHID FLORIST", street: "HOLLAND AVENUE", postcode: "278966", town: "SINGAPORE" },
];
