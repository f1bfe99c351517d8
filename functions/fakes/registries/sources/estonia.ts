import { estonia } from "../data/east.ts";
import { beginsWords } from "../data/matching.ts";
import { isNameless, json, page, type Registry } from "../wire/fake-registry.ts";

export const estonian: Registry = (request) => {
  if (isNameless(request)) return page(403, "403 Forbidden");
  if (request.method !== "GET" || request.path !== "/est/api/autocomplete") return page(404, "404 Not Found");
  const text = (request.query.get("q") ?? "").trim();
  const found =
    text.length < 3
      ? []
      : estonia.filter(
          ({ number, name, otherNames = [] }) => number === text || [name, ...otherNames].some((known) => beginsWords(text, known)),
        );
  return json({
    status: "OK",
    data: found.slice(0, 10).map((unit) => ({
      company_id: 9_000_000 + Number(unit.number.slice(-5)),
      reg_code: Number(unit.number),
      name: unit.name,
      historical_names: [...(unit.otherNames ?? [])],
      status: unit.closed === true ? "K" : "R",
      legal_address: `${unit.town === "Tallinn" ? "Harju" : "Pärnu"} maakond, ${unit.town}, ${unit.street}`,
      zip_code: unit.postcode,
      url: `https://ariregister.rik.ee/est/company/${unit.number}/${encodeURIComponent(unit.name)}`,
    })),
  });
};
