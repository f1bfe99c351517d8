import { companyLimits } from "../../companies/limits.ts";
import { aCompany, type Company } from "../../companies/company.ts";
import { type CompanyRegistry, RegistryError } from "../../companies/company-registry.ts";
import { addressLine, at, textAt } from "./json-fields.ts";
import { readCompanies } from "./read-companies.ts";
import { registryClient, type RegistryOptions } from "./registry-client.ts";

const source = "cz";
const scheme = "CZ-ICO";
const root = "/ekonomicke-subjekty-v-be/rest/ekonomicke-subjekty";

/** ARES, version 3: https://ares.gov.cz/swagger-ui (2026-11). */
export const czechRegistry = (options: RegistryOptions): CompanyRegistry => {
  const { ask } = registryClient({ ...options, source });
  return {
    source,
    knows: (id) => id.scheme === scheme,
    hasAll: (id) => id.scheme === scheme,
    search: async ({ text }, signal) => {
      // 400: more companies fit than it wants to look through. A longer name is needed, as when there is none.
      const body = await ask(
        { path: `${root}/vyhledat`, body: { obchodniJmeno: text, start: 0, pocet: companyLimits.asked }, absent: [400, 404] },
        signal,
      );
      return body === undefined ? [] : readCompanies(source, at(body, "ekonomickeSubjekty"), readSubject);
    },
    findById: async ({ value }, signal) => {
      const subject = await ask({ path: `${root}/${value}`, absent: [404] }, signal);
      if (subject === undefined) return "not_found";
      const company = readSubject(subject);
      if (company === undefined) throw new RegistryError(source, "unreadable");
      return company.registryId === `${scheme}:${value}` ? company : "not_found";
    },
  };
};

const readSubject = (subject: unknown): Company | undefined => {
  const [ico, name] = [textAt(subject, "ico")?.padStart(8, "0"), textAt(subject, "obchodniJmeno")];
  if (ico === undefined || name === undefined) return undefined;
  return aCompany({
    name,
    country: "CZ",
    registryId: `${scheme}:${ico}`,
    status: textAt(subject, "datumZaniku") === undefined ? "active" : "closed",
    address: addressLine(textAt(subject, "sidlo", "textovaAdresa")),
    town: textAt(subject, "sidlo", "nazevObce"),
    source,
    sourceUrl: `https://ares.gov.cz/ekonomicke-subjekty?ico=${ico}`,
  });
};
