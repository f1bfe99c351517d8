import * as z from "zod";
import { denmark } from "../data/keyed-countries.ts";
import type { ListedCompany } from "../data/listed-company.ts";
import { hasWords } from "../data/matching.ts";
import { json, page, type Registry } from "../wire/fake-registry.ts";
import { parseJson } from "../../../src/lib/platform/core/unknown-record.ts";

/** The account of a local stack: user and password. */
export const localCvrKey = "local-cvr-user:local-cvr-password";

const authorization = `Basic ${Buffer.from(localCvrKey).toString("base64")}`;

const nameField = "Vrvirksomhed.virksomhedMetadata.nyesteNavn.navn";

/** The two supported queries: the words of a name, and a number. */
const Question = z.object({
  query: z.union([
    z.object({ match: z.object({ [nameField]: z.object({ query: z.string(), operator: z.literal("and") }) }) }),
    z.object({ term: z.object({ "Vrvirksomhed.cvrNummer": z.int() }) }),
  ]),
  size: z.int().default(10),
});

export const danish: Registry = ({ method, path, headers, body }) => {
  if (headers["authorization"] !== authorization) return page(401, "401 Authorization Required");
  if (method !== "POST" || path !== "/cvr-permanent/virksomhed/_search") return page(404, "404 Not Found");
  const question = Question.safeParse(parseJson(body));
  if (!question.success) return json({ error: { type: "parsing_exception" }, status: 400 }, 400);
  const { query, size } = question.data;
  const found = denmark.filter((unit) =>
    "match" in query ? hasWords(query.match[nameField].query, unit.name) : Number(unit.number) === query.term["Vrvirksomhed.cvrNummer"],
  );
  return json({
    took: 2,
    timed_out: false,
    _shards: { total: 6, successful: 6, skipped: 0, failed: 0 },
    hits: { total: found.length, max_score: found.length > 0 ? 12.04 : null, hits: found.slice(0, size).map(toHit) },
  });
};

const since = (text: string, entry: object, until: string | null = null): object => ({
  ...entry,
  periode: { gyldigFra: text, gyldigTil: until },
  sidstOpdateret: "2024-11-09T15:06:12.000+01:00",
});

const contacts = (...entries: readonly (string | undefined)[]): readonly object[] =>
  entries.flatMap((kontaktoplysning) =>
    kontaktoplysning === undefined
      ? []
      : [
          since("2001-01-01", { kontaktoplysning: "old", hemmelig: false }, "2019-01-01"),
          since("2019-01-02", { kontaktoplysning, hemmelig: false }),
        ],
  );

const toHit = (unit: ListedCompany): object => {
  const [, street = "", house = ""] = /^(.*) (\d+)$/.exec(unit.street) ?? [];
  return {
    _index: "cvr-v-20220630",
    _type: "_doc",
    _id: `400${unit.number}`,
    _score: 12.04,
    _source: {
      Vrvirksomhed: {
        cvrNummer: Number(unit.number),
        navne: [
          ...(unit.otherNames ?? []).map((navn) => since("2001-01-01", { navn }, "2018-12-31")),
          since("2019-01-01", { navn: unit.name }),
        ],
        binavne: [],
        livsforloeb: [since("2001-01-01", {}, unit.closed === true ? "2024-06-30" : null)],
        hjemmeside: contacts(unit.website),
        telefonNummer: contacts(unit.phone),
        elektroniskPost: contacts(unit.email),
        attributter:
          unit.purpose === undefined
            ? []
            : [{ sekvensnr: 0, type: "FORMÅL", vaerditype: "string", vaerdier: [since("2019-01-01", { vaerdi: unit.purpose })] }],
        virksomhedMetadata: {
          nyesteNavn: since("2019-01-01", { navn: unit.name }),
          nyesteBeliggenhedsadresse: since("2019-01-01", {
            landekode: "DK",
            vejnavn: street,
            husnummerFra: Number(house),
            bogstavFra: null,
            etage: null,
            postnummer: Number(unit.postcode),
            postdistrikt: unit.town,
          }),
          nyesteHovedbranche: since("2019-01-01", { branchekode: "561110", branchetekst: unit.trade ?? "Uoplyst" }),
          sammensatStatus: unit.closed === true ? "OPLØST EFTER KONKURS" : "NORMAL",
        },
      },
    },
  };
};
