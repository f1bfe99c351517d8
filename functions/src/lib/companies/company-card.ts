import { directionOf } from "../i18n/direction.ts";
import type { FoundTexts } from "../i18n/texts.ts";
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
  labels: {
    companies: messages.label_companies,
    query: messages.label_query,
    country: messages.label_country,
    name: messages.label_name,
    town: messages.label_town,
    address: messages.label_address,
    registry_id: messages.label_registry_id,
    website: messages.label_website,
    source: messages.label_source,
    status: messages.label_status,
    active: messages.label_active,
    closed: messages.label_closed,
    unknown: messages.label_unknown,
    none: messages.label_none,
    incomplete: messages.label_incomplete,
    choose: messages.label_choose,
  },
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
