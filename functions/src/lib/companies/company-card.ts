import { directionOf } from "../i18n/direction.ts";
import { type FoundTexts, labelsOf } from "../i18n/texts.ts";
import type { Widget } from "../tool-calls/tool-call.ts";
import { type Company, sourceNames } from "./company.ts";

interface CardContent {
  readonly country: string;
  readonly query: string;
  readonly candidates: readonly Company[];
  readonly isIncomplete: boolean;
}

/** The card that lists the candidates, each with the identifiers that `select_company` takes. */
export const companyCard = (
  { language, messages }: FoundTexts<"companies">,
  { country, query, candidates, isIncomplete }: CardContent,
): Widget => ({
  type: "card",
  card_id: "company_card",
  template_id: "company_card",
  dir: directionOf(language),
  data: { country, query, candidates: candidates.map(toCandidate), incomplete: isIncomplete },
  labels: labelsOf(messages),
});

const toCandidate = ({ country, registryId, placeId, name, town, address, status, website, source, sourceUrl }: Company) => ({
  country,
  registry_id: registryId ?? null,
  place_id: placeId ?? null,
  name,
  town: town ?? null,
  address: address ?? null,
  status,
  website: website ?? null,
  source,
  source_name: sourceNames[source],
  source_url: sourceUrl,
});
