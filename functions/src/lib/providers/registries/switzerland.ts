import { companyLimits } from "../../companies/limits.ts";
import { addressLine, at, listAt, otherNames, spaced, statusOf, textAt, toText } from "./json-fields.ts";
import { basicAuthorization, nationalRegistry } from "./national-registry.ts";

const root = "/ZefixPublicREST/api/v1/company";

/** Zefix: https://www.zefix.admin.ch/ZefixPublicREST/ (2026-11). An account is free, on request. Finds names that begin with the text. */
export const swissRegistry = nationalRegistry({
  source: "ch",
  needsKey: true,
  origin: "https://www.zefix.admin.ch",
  // Small sole proprietors and associations also have a number, but are not in the commercial register.
  hasAll: () => false,
  headers: (key) => ({ Authorization: basicAuthorization(key) }),
  byName: ({ text }) => ({ path: `${root}/search`, body: { name: text, activeOnly: false }, absent: [404] }),
  // According to some client programs, the number must have its punctuation; according to others, it must not.
  byNumber: (number) => [number, number.replaceAll(/[-.]/g, "")].map((id) => ({ path: `${root}/uid/${id}`, absent: [404] })),
  records: (answer) => answer,
  read: (unit) => {
    const name = textAt(unit, "name");
    const [, ...digits] = /^CHE\D?(\d{3})\D?(\d{3})\D?(\d{3})$/.exec(textAt(unit, "uid") ?? "") ?? [];
    const address = at(unit, "address");
    const town = textAt(address, "city") ?? textAt(unit, "legalSeat");
    const names = [...listAt(unit, "translation"), ...listAt(unit, "oldNames").map((old) => textAt(old, "name"))];
    return {
      number: digits.length === 0 ? undefined : `CHE-${digits.join(".")}`,
      name,
      otherNames: otherNames(name, ...names),
      // BEING_CANCELLED: in liquidation.
      status: statusOf(textAt(unit, "status"), { active: ["ACTIVE"], closed: ["CANCELLED", "BEING_CANCELLED"] }),
      address: addressLine(
        spaced(textAt(address, "street"), textAt(address, "houseNumber")),
        spaced(textAt(address, "swissZipCode"), town),
      ),
      town,
      purpose: toText(at(unit, "purpose"), companyLimits.purposeLength),
      sourceUrl: textAt(unit, "zefixDetailWeb", "en") ?? null,
    };
  },
});
