import { companyLimits } from "../../companies/limits.ts";
import { addressLine, at, textAt } from "./json-fields.ts";
import { nationalRegistry } from "./national-registry.ts";

const root = "/ekonomicke-subjekty-v-be/rest/ekonomicke-subjekty";

/** ARES, version 3: https://ares.gov.cz/swagger-ui (2026-11). */
export const czechRegistry = nationalRegistry({
  source: "cz",
  origin: "https://ares.gov.cz",
  // 400: too many companies match. Treated like no match: the visitor has to give a longer name.
  byName: ({ text }) => ({
    path: `${root}/vyhledat`,
    body: { obchodniJmeno: text, start: 0, pocet: companyLimits.asked },
    absent: [400, 404],
  }),
  byNumber: (number) => [{ path: `${root}/${number}`, absent: [404] }],
  records: (answer) => at(answer, "ekonomickeSubjekty") ?? [answer],
  read: (subject) => {
    const number = textAt(subject, "ico")?.padStart(8, "0");
    return {
      number,
      name: textAt(subject, "obchodniJmeno"),
      status: textAt(subject, "datumZaniku") === undefined ? "active" : "closed",
      address: addressLine(textAt(subject, "sidlo", "textovaAdresa")),
      town: textAt(subject, "sidlo", "nazevObce"),
      sourceUrl: `https://ares.gov.cz/ekonomicke-subjekty?ico=${number}`,
    };
  },
});
