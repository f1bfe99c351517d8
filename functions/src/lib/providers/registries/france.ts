import { companyLimits } from "../../companies/limits.ts";
import { addressLine, at, listAt, otherNames, placeName, statusOf, textAt } from "./json-fields.ts";
import { nationalRegistry } from "./national-registry.ts";
import type { RegistryRequest } from "./registry-client.ts";

const find = (text: string): RegistryRequest => ({
  path: "/search",
  query: { q: text, page: 1, per_page: companyLimits.asked, minimal: "true", include: "siege" },
  // 400: the query is too short or too general.
  absent: [400],
});

/**
 * Recherche d'entreprises: https://recherche-entreprises.api.gouv.fr/docs/ (2026-11). It allows 7 requests a second per address and 30 per
 * network, which other customers of a public cloud may use up.
 */
export const frenchRegistry = nationalRegistry({
  source: "fr",
  origin: "https://recherche-entreprises.api.gouv.fr",
  byName: ({ text }) => find(text),
  // There is no lookup by number: the nine digits are searched as text, and the results are checked.
  byNumber: (number) => [find(number)],
  records: (answer) => at(answer, "results"),
  read: (unit) => {
    const number = textAt(unit, "siren");
    const name = textAt(unit, "nom_complet") ?? textAt(unit, "nom_raison_sociale");
    return {
      number,
      name,
      otherNames: otherNames(name, textAt(unit, "nom_raison_sociale"), textAt(unit, "sigle"), listAt(unit, "siege", "liste_enseignes")),
      status: statusOf(textAt(unit, "etat_administratif"), { active: ["A"], closed: ["C"] }),
      address: addressLine(textAt(unit, "siege", "adresse")),
      town: placeName(textAt(unit, "siege", "libelle_commune")),
      sourceUrl: `https://annuaire-entreprises.data.gouv.fr/entreprise/${number}`,
    };
  },
});
