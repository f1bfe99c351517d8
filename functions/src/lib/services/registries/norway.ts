import { companyLimits } from "../../companies/limits.ts";
import { aCompany, type Company } from "../../companies/company.ts";
import { type CompanyRegistry, RegistryError } from "../../companies/company-registry.ts";
import { addressLine, at, listAt, placeName, textAt, textsOf, toText } from "./json-fields.ts";
import { readCompanies } from "./read-companies.ts";
import { registryClient, type RegistryOptions } from "./registry-client.ts";

const source = "no";
const scheme = "NO-ORGNR";
const gone = [404, 410];

/** Enhetsregisteret: https://data.brreg.no/enhetsregisteret/api/dokumentasjon/en/index.html (2026-11). Licence: NLOD. */
export const norwegianRegistry = (options: RegistryOptions): CompanyRegistry => {
  const { ask } = registryClient({ ...options, source });
  return {
    source,
    knows: (id) => id.scheme === scheme,
    hasAll: (id) => id.scheme === scheme,
    search: async ({ text }, signal) => {
      const query = new URLSearchParams({ navn: text, size: String(companyLimits.asked) });
      const body = await ask({ path: `/enhetsregisteret/api/enheter?${query.toString()}` }, signal);
      const units = at(body, "_embedded", "enheter");
      // Without any hit there is no list, but there is still a page.
      if (units === undefined && at(body, "page", "totalElements") === 0) return [];
      return readCompanies(source, units, readUnit);
    },
    findById: async ({ value }, signal) => {
      const unit =
        (await ask({ path: `/enhetsregisteret/api/enheter/${value}`, absent: gone }, signal)) ??
        // A place of business has a number of the same form.
        (await ask({ path: `/enhetsregisteret/api/underenheter/${value}`, absent: gone }, signal));
      if (unit === undefined) return "not_found";
      const company = readUnit(unit);
      if (company === undefined) throw new RegistryError(source, "unreadable");
      return company.registryId === `${scheme}:${value}` ? company : "not_found";
    },
  };
};

const readUnit = (unit: unknown): Company | undefined => {
  const [number, name] = [textAt(unit, "organisasjonsnummer"), textAt(unit, "navn")];
  if (number === undefined || name === undefined) return undefined;
  const place = at(unit, "forretningsadresse") ?? at(unit, "beliggenhetsadresse") ?? at(unit, "postadresse");
  const town = placeName(textAt(place, "poststed"));
  const written = textAt(unit, "maalform");
  return aCompany({
    name,
    country: "NO",
    registryId: `${scheme}:${number}`,
    status: isClosed(unit) ? "closed" : "active",
    address: addressLine(listAt(place, "adresse"), [textAt(place, "postnummer"), town].filter((part) => part !== undefined).join(" ")),
    town,
    website: textAt(unit, "hjemmeside"),
    phone: textAt(unit, "telefon") ?? textAt(unit, "mobil"),
    email: textAt(unit, "epostadresse"),
    industry: textAt(unit, "naeringskode1", "beskrivelse"),
    purpose: toText(textsOf(listAt(unit, "aktivitet")).join(" "), companyLimits.purposeLength),
    languages: written === "Nynorsk" ? ["nn"] : written === undefined ? [] : ["nb"],
    source,
    sourceUrl: `https://virksomhet.brreg.no/nb/oppslag/enheter/${number}`,
  });
};

const isClosed = (unit: unknown): boolean =>
  ["konkurs", "underAvvikling", "underTvangsavviklingEllerTvangsopplosning"].some((mark) => at(unit, mark) === true) ||
  textAt(unit, "slettedato") !== undefined ||
  textAt(unit, "nedleggelsesdato") !== undefined;
