import { fill } from "../i18n/catalogue.ts";
import type { Texts } from "../i18n/texts.ts";
import type { Company } from "./company.ts";

/** The candidates in a sentence, so that they can be told apart by ear. */
export const describeCompanies = (messages: Texts["companies"], candidates: readonly Company[]): string => {
  const [only] = candidates;
  if (only !== undefined && candidates.length === 1) return fill(messages.foundOne, { company: nameIn(messages, only, byTown(only)) });
  const companies = candidates.map((company, index) => {
    const place = isAmbiguous(company, candidates) ? byAddress(company) : byTown(company);
    return fill(messages.numbered, { number: String(index + 1), company: nameIn(messages, company, place) });
  });
  return fill(messages.foundSome, { companies: companies.join(" ") });
};

type Place = Readonly<Partial<Record<"town" | "address", string>>>;

const byTown = ({ town }: Company): Place => (town === undefined ? {} : { town });

const byAddress = (company: Company): Place => (company.address === undefined ? byTown(company) : { address: company.address });

/** Whether another candidate has the same name. */
const isAmbiguous = ({ name, town, status }: Company, candidates: readonly Company[]): boolean =>
  candidates.filter(
    (other) =>
      other.name.toLowerCase() === name.toLowerCase() && other.town === town && (other.status === "closed") === (status === "closed"),
  ).length > 1;

const nameIn = (messages: Texts["companies"], { name, status }: Company, { town, address }: Place): string => {
  const values = { name, ...(town !== undefined && { town }), ...(address !== undefined && { address }) };
  const kind = address !== undefined ? "atAddress" : town !== undefined ? "inTown" : "named";
  return fill(messages[status === "closed" ? (`${kind}Closed` as const) : kind], values);
};
