import { companyLimits } from "../../companies/limits.ts";
import { addressLine, at, listAt, otherNames, placeName, statusOf, textAt, toText } from "./json-fields.ts";
import { nationalRegistry } from "./national-registry.ts";
import type { RegistryRequest } from "./registry-client.ts";

const find = (text: string): RegistryRequest => ({
  path: "/search",
  query: { q: text, page: 1, per_page: companyLimits.asked, minimal: "true", include: "siege" },
  // 400: the query is too short or too general.
  tooGeneral: [400],
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
  records: (answer) => {
    const units = at(answer, "results");
    // What is no list is no answer.
    return Array.isArray(units) ? units.filter((unit) => nameOf(unit) !== undefined || textAt(unit, "nom_complet") === undefined) : units;
  },
  read: (unit) => {
    const number = textAt(unit, "siren");
    const name = nameOf(unit);
    return {
      number,
      name,
      otherNames: otherNames(
        name,
        publicText(unit, "nom_raison_sociale"),
        publicText(unit, "sigle"),
        listAt(unit, "siege", "liste_enseignes"),
      ).filter(isPublic),
      status: statusOf(textAt(unit, "etat_administratif"), { active: ["A"], closed: ["C"] }),
      address: addressLine(publicText(unit, "siege", "adresse")),
      town: placeName(publicText(unit, "siege", "libelle_commune")),
      sourceUrl: `https://annuaire-entreprises.data.gouv.fr/entreprise/${number}`,
    };
  },
});

/** Undefined for somebody whose name may not be shown. */
const nameOf = (unit: unknown): string | undefined => publicText(unit, "nom_complet") ?? publicText(unit, "nom_raison_sociale");

const publicText = (unit: unknown, ...way: readonly string[]): string | undefined =>
  toText(textAt(unit, ...way)?.replaceAll(notPublic, " "));

const isPublic = (text: string): boolean => !text.match(notPublic);

/**
 * "[ND]", alone or as a part of an address: what people have kept from the public (non-diffusible,
 * https://www.insee.fr/fr/information/6683782). In capitals, because a company may be called "Nd".
 */
const notPublic = /\[N\.?D\.?\]|^N\.?D\.?$/g;
