import { at, otherNames, statusOf, textAt } from "./json-fields.ts";
import { nationalRegistry } from "./national-registry.ts";
import type { RegistryRequest } from "./registry-client.ts";

const find = (text: string): RegistryRequest => ({ path: "/est/api/autocomplete", query: { q: text } });

/** Autocompletion of the e-Business Register, the only service without a contract: https://avaandmed.ariregister.rik.ee/en (2026-11). */
export const estonianRegistry = nationalRegistry({
  source: "ee",
  origin: "https://ariregister.rik.ee",
  byName: ({ text }) => find(text),
  byNumber: (number) => [find(number)],
  records: (answer) => (textAt(answer, "status") === "OK" ? at(answer, "data") : undefined),
  read: (entry) => {
    const [number, name] = [textAt(entry, "reg_code"), textAt(entry, "name")];
    const former = at(entry, "historical_names");
    const address = textAt(entry, "legal_address");
    return {
      number,
      name,
      otherNames: otherNames(name, typeof former === "string" ? former.split(/[;|]/) : former),
      // Registered; in liquidation, bankrupt, deleted.
      status: statusOf(textAt(entry, "status"), { active: ["R"], closed: ["L", "N", "K"] }),
      address,
      town: townOf(address),
      sourceUrl: textAt(entry, "url") ?? `https://ariregister.rik.ee/est/company/${number}`,
    };
  },
});

/** "Harju maakond, Tallinn, Kesklinna linnaosa, ...": the county comes first. */
const townOf = (address: string | undefined): string | undefined => {
  const [first, second] = (address ?? "")
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "");
  return first?.endsWith("maakond") === true ? second : first;
};
