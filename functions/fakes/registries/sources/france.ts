import type { ListedCompany } from "../data/listed-company.ts";
import { beginsWords } from "../data/matching.ts";
import { france } from "../data/west.ts";
import { json, type Registry, sizeOf } from "../wire/fake-registry.ts";

export const french: Registry = ({ method, path, query }) => {
  if (method !== "GET" || path !== "/search") return json({ erreur: "Not found" }, 404);
  const text = (query.get("q") ?? "").trim();
  const size = Number(query.get("per_page") ?? 10);
  if (size < 1 || size > 25) return json({ erreur: "Veuillez indiquer un paramètre `per_page` entre `1` et `25`, par défaut `10`." }, 400);
  if (query.has("include") && query.get("minimal") !== "true")
    return json(
      {
        erreur:
          "Veuillez indiquer si vous souhaitez une réponse minimale avec le filtre `minimal=True`` avant de préciser les champs à inclure.",
      },
      400,
    );
  if (text.length < 3) return json({ erreur: "3 caractères minimum pour les termes de la requête (ou utilisez au moins un filtre)" }, 400);
  const number = text.replaceAll(" ", "");
  // Nine or fourteen digits are looked up as a number, whatever the other parameters.
  const found = /^\d{9}(?:\d{5})?$/.test(number)
    ? france.filter((unit) => unit.number === number.slice(0, 9))
    : france.filter((unit) => beginsWords(text, [unit.name, ...(unit.otherNames ?? []), unit.town].join(" ")));
  const shown = found.slice(0, sizeOf(String(size), 10, 25));
  return json({
    results: shown.map(toUnit),
    total_results: found.length,
    page: 1,
    per_page: size,
    total_pages: Math.ceil(found.length / size),
  });
};

const toUnit = (unit: ListedCompany): object => ({
  siren: unit.number,
  nom_complet: unit.name,
  nom_raison_sociale: unit.name.replace(/ \(.*\)$/, ""),
  sigle: unit.otherNames?.[0] ?? null,
  nombre_etablissements: 1,
  activite_principale: unit.trade ?? null,
  date_creation: "2012-05-01",
  etat_administratif: unit.closed === true ? "C" : "A",
  siege: {
    siret: `${unit.number}00011`,
    adresse: `${unit.street} ${unit.postcode} ${unit.town}`,
    code_postal: unit.postcode,
    libelle_commune: unit.town,
    latitude: "45.7",
    longitude: "4.8",
    liste_enseignes: unit.otherNames ?? null,
  },
});
