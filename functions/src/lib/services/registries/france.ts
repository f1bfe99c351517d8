import { companyLimits } from "../../companies/limits.ts";
import { aCompany, type Company } from "../../companies/company.ts";
import type { CompanyRegistry } from "../../companies/company-registry.ts";
import { addressLine, at, listAt, otherNames, placeName, textAt } from "./json-fields.ts";
import { readCompanies } from "./read-companies.ts";
import { registryClient, type RegistryOptions } from "./registry-client.ts";

const source = "fr";
const scheme = "FR-SIREN";

/**
 * Recherche d'entreprises: https://recherche-entreprises.api.gouv.fr/docs/ (2026-11). It allows 7 questions a second to an address,
 * and 30 to a whole network: behind a public cloud, others use them up.
 */
export const frenchRegistry = (options: RegistryOptions): CompanyRegistry => {
  const { ask } = registryClient({ ...options, source });
  const find = async (text: string, signal: AbortSignal): Promise<readonly Company[]> => {
    const query = new URLSearchParams({ q: text, page: "1", per_page: String(companyLimits.asked), minimal: "true", include: "siege" });
    // 400: too short or too general a query.
    const body = await ask({ path: `/search?${query.toString()}`, absent: [400] }, signal);
    return body === undefined ? [] : readCompanies(source, at(body, "results"), readUnit);
  };
  return {
    source,
    knows: (id) => id.scheme === scheme,
    hasAll: (id) => id.scheme === scheme,
    search: async ({ text }, signal) => find(text, signal),
    // There is no lookup by number: nine digits are searched for as such, and whatever is found has to be looked at.
    findById: async ({ value }, signal) =>
      (await find(value, signal)).find(({ registryId }) => registryId === `${scheme}:${value}`) ?? "not_found",
  };
};

const readUnit = (unit: unknown): Company | undefined => {
  const [siren, name] = [textAt(unit, "siren"), textAt(unit, "nom_complet") ?? textAt(unit, "nom_raison_sociale")];
  if (siren === undefined || name === undefined) return undefined;
  const state = textAt(unit, "etat_administratif");
  return aCompany({
    name,
    otherNames: otherNames(name, textAt(unit, "nom_raison_sociale"), textAt(unit, "sigle"), listAt(unit, "siege", "liste_enseignes")),
    country: "FR",
    registryId: `${scheme}:${siren}`,
    status: state === "A" ? "active" : state === "C" ? "closed" : "unknown",
    address: addressLine(textAt(unit, "siege", "adresse")),
    town: placeName(textAt(unit, "siege", "libelle_commune")),
    languages: [],
    source,
    sourceUrl: `https://annuaire-entreprises.data.gouv.fr/entreprise/${siren}`,
  });
};
