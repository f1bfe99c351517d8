import { israel, singapore } from "../data/far.ts";
import { latvia } from "../data/east.ts";
import { fold, hasWords, wordsOf } from "../data/matching.ts";
import { ireland } from "../data/west.ts";
import { isNameless, page, type Registry } from "../wire/fake-registry.ts";
import { datastore } from "./datastore.ts";

const israeliTable = datastore({
  path: "/api/3/action/datastore_search",
  resourceId: "f004176c-b85f-4542-8901-7b3176f9a054",
  companies: israel,
  matches: hasWords,
  failureStatus: 409,
  toRecord: (unit, index) => ({
    _id: index + 1,
    "מספר חברה": Number(unit.number),
    "שם חברה": unit.name,
    "שם באנגלית": unit.otherNames?.[0] ?? null,
    "סוג תאגיד": "ישראלית חברה פרטית",
    "סטטוס חברה": unit.closed === true ? "מחוסלת מרצון" : "פעילה",
    "תיאור חברה": unit.trade ?? null,
    "מטרת החברה": "לעסוק בסוגי עיסוק שפורטו בתקנון",
    "תאריך התאגדות": "14/05/2019",
    "שם עיר": unit.town,
    "שם רחוב": unit.street.replace(/ \d+$/, ""),
    "מספר בית": /\d+$/.exec(unit.street)?.[0] ?? null,
    מיקוד: unit.postcode,
    מדינה: "ישראל",
  }),
});

export const israeli: Registry = (request) => (isNameless(request) ? page(403, "Access Denied") : israeliTable(request));

export const singaporean: Registry = datastore({
  path: "/api/action/datastore_search",
  resourceId: "d_3f960c10fed6145404ca7b821f263b87",
  companies: singapore,
  // One common word is a match, and matches are hardly ranked.
  matches: (query, text) => wordsOf(fold(query)).some((word) => wordsOf(fold(text)).includes(word)),
  failureStatus: 404,
  toRecord: (unit, index) => ({
    _id: index + 1,
    uen: unit.number,
    issuance_agency_desc: "ACRA",
    uen_status_desc: unit.closed === true ? "Deregistered" : "Registered",
    entity_name: unit.name,
    entity_type_desc: "Local Company",
    uen_issue_date: "2023-04-17",
    reg_street_name: unit.street,
    reg_postal_code: unit.postcode,
  }),
});

export const irish: Registry = datastore({
  path: "/api/3/action/datastore_search",
  resourceId: "3fef41bc-b8f4-4b10-8434-ce51c29b1bba",
  companies: ireland,
  matches: hasWords,
  failureStatus: 409,
  toRecord: (unit, index) => ({
    _id: index + 1,
    company_num: Number(unit.number),
    company_name: unit.name,
    company_status: unit.closed === true ? "Dissolved" : "Normal",
    company_type: "LTD - Private Company Limited by Shares",
    company_reg_date: "2021-02-03T00:00:00",
    company_address_1: unit.street,
    company_address_2: unit.town,
    company_address_3: `CO. ${unit.town}`,
    company_address_4: "IRELAND",
    eircode: unit.postcode,
  }),
});

export const latvian: Registry = datastore({
  path: "/dati/api/3/action/datastore_search",
  resourceId: "25e80bf3-f107-4ab4-89ef-251b5b9374e9",
  companies: latvia,
  matches: hasWords,
  failureStatus: 200,
  toRecord: (unit, index) => ({
    _id: index + 1,
    regcode: Number(unit.number),
    sepa: "LV00ZZZ",
    name: unit.name,
    regtype: "K",
    type: "SIA",
    registered: "2018-04-05T00:00:00",
    terminated: unit.closed === true ? "2022-01-31T00:00:00" : null,
    closed: unit.closed === true ? "L" : "",
    address: `${unit.town}, ${unit.street}, ${unit.postcode}`,
  }),
});
