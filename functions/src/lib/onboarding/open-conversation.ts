import type { BriefCard } from "../../../answers/brief-card.ts";
import { fill, findTexts, type FoundTexts, type TextKey, labelsOf } from "../i18n/texts.ts";
import type { ToolResult } from "../../../answers/tool-result.ts";
import type { ToolCall } from "../conversations/tool-calls/tool-call.ts";
import { type FieldPath, fieldPaths } from "./field-path.ts";
import { type Session, type SelectedCompany, stateOf } from "./onboarding-session.ts";
import { directionOf } from "../i18n/direction.ts";
import { briefField, briefFields, type BriefField, contactKeys, valueOf } from "./brief.ts";
import { companyName } from "./business-url.ts";
import { showValue } from "./field-value.ts";

export const openConversation = async ({ project, caller }: ToolCall) => {
  const texts = await findTexts("onboarding", caller.profile.language);
  return {
    key: { projectId: project.id, uid: caller.uid },
    texts,
    say: (key: TextKey<"onboarding">, values?: Readonly<Record<string, string>>): string => fill(texts.messages[key], values),
    nameOf: (path: FieldPath): string => texts.messages[`label_${path}`],
    /** Consecutive sentences to speak, and the card of the brief. */
    answer: (sentences: readonly string[], session: Session, now: Date): ToolResult => ({
      result: sentences.filter((sentence) => sentence !== "").join(" "),
      context: briefContext(session),
      widget: briefCard(session, texts, now),
    }),
  };
};

export type Conversation = Awaited<ReturnType<typeof openConversation>>;

/** All that the model has to know to change a part of a field: sentences and lists are written as a whole. */
const briefContext = (session: Session) => ({
  company: companyName(session.company) ?? null,
  fields: Object.fromEntries(briefFields(session).flatMap(({ path, value }) => (value === null ? [] : [[path, value]]))),
});

/** The card in every answer of a tool that changes the brief. */
const briefCard = (session: Session, { language, messages }: FoundTexts<"onboarding">, now: Date): BriefCard => ({
  type: "card",
  card_id: "brief_card",
  template_id: "brief_card",
  dir: directionOf(language),
  data: {
    state: stateOf(session, now),
    company: session.company === undefined ? null : describeCompany(session.company),
    contact: recordOf(contactKeys, (key) => valueOf(session.profile[key])),
    fields: recordOf(fieldPaths, (path) => describeField(briefField(session, path), language)),
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

/** A value for each key. */
function recordOf<Key extends string, Value>(keys: readonly Key[], valueOf: (key: Key) => Value): Readonly<Record<Key, Value>>;
function recordOf<Value>(keys: readonly string[], valueOf: (key: string) => Value): Readonly<Record<string, Value>> {
  return Object.fromEntries(keys.map((key) => [key, valueOf(key)]));
}
