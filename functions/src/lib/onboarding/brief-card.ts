import { directionOf } from "../i18n/direction.ts";
import { type FoundTexts, labelsOf } from "../i18n/texts.ts";
import type { Widget } from "../tool-calls/tool-call.ts";
import { briefFields, type BriefField, contactKeys } from "./brief.ts";
import { showValue } from "./display-value.ts";
import { type SelectedCompany, type Session, stateOf } from "./onboarding-session.ts";

/** The brief as a card of the page. Every answer of a tool that works on it brings it along. */
export const briefCard = (session: Session, { language, messages }: FoundTexts<"onboarding">, now: Date): Widget => ({
  type: "card",
  card_id: "brief_card",
  template_id: "brief_card",
  dir: directionOf(language),
  data: {
    state: stateOf(session, now),
    company: session.company === undefined ? null : describeCompany(session.company),
    contact: Object.fromEntries(contactKeys.map((key) => [key, session.profile[key]?.value ?? null])),
    fields: Object.fromEntries(briefFields(session).map((field) => [field.path, describeField(field, language)])),
    confirmed_at: session.confirmedAt?.toISOString() ?? null,
  },
  labels: labelsOf(messages),
});

const describeCompany = (company: SelectedCompany) => ({
  country: company.country,
  registry_id: company.registryId ?? null,
  place_id: company.placeId ?? null,
  business_url: company.businessUrl ?? null,
  name: company.name ?? null,
  town: company.town ?? null,
  address: company.address ?? null,
  website: company.businessUrl ?? company.website ?? null,
  closed: company.isClosed,
  registry: company.registry,
});

const describeField = ({ path, value, isEdited, entry }: BriefField, language: string) => ({
  value,
  text: value === null ? null : showValue(path, value, language),
  edited: isEdited,
  source: entry?.source ?? null,
  confidence: entry?.confidence ?? null,
});
