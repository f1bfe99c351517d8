import * as z from "zod";
import { pronouns } from "../src/lib/projects/profile.ts";
import { sourceKinds } from "../src/lib/onboarding/extraction/extraction.ts";
import { contactKeys } from "../src/lib/onboarding/brief.ts";
import { fieldPaths } from "../src/lib/onboarding/field-path.ts";
import { briefStates, registryChecks } from "../src/lib/onboarding/onboarding-session.ts";
import { publicStates } from "../src/lib/transfers/transfer.ts";

/** The cards of the tools, one schema for each `card_id`. */

const text = z.string();
const optionalText = z.nullable(z.string());
const time = z.iso.datetime();

/** Texts of a card in the visitor's language. */
const labelsOf = <Key extends string>(...keys: readonly Key[]) => z.record(z.enum(keys), z.string());

const card = <Id extends string, Data extends z.ZodType, Labels extends z.ZodType>(id: Id, data: Data, labels: Labels) =>
  z.strictObject({
    type: z.literal("card"),
    card_id: z.literal(id).describe("A card with the same ID is replaced in place."),
    template_id: z.literal(id).describe("How the page draws the card."),
    dir: z.enum(["ltr", "rtl"]).describe("Direction of the visitor's language."),
    data,
    labels,
  });

const profileCard = card(
  "profile_card",
  z.strictObject({
    first_name: optionalText,
    last_name: optionalText,
    pronoun: z.enum(pronouns),
    phone: optionalText.describe("E.164."),
    contact_email: optionalText.describe("Lower case."),
    language: text.describe("BCP 47 tag."),
    language_label: text.describe("The language's name in itself."),
  }),
  labelsOf("profile", "first_name", "pronoun", "email", "phone", "language"),
)
  .extend({ pronoun_labels: labelsOf(...pronouns).describe("Display values of the pronouns.") })
  .meta({ id: "ProfileCard" });

const answerCard = card(
  "answer_card",
  z.strictObject({
    question: text,
    answer: text.describe("The words of the page."),
    sources: z
      .array(
        z.strictObject({
          title: text,
          slug: optionalText.describe("Null for an answer of the team."),
          language: text,
          excerpt: text,
        }),
      )
      .describe("The page that is quoted, and no other."),
  }),
  labelsOf("question", "answer", "sources"),
).meta({ id: "AnswerCard" });

const questionCard = card(
  "question_card",
  z.strictObject({
    question_id: text,
    question: text,
    language: text,
    asked_at: time,
    asked_count: z.int(),
    open_count: z.int(),
    answer: optionalText,
  }),
  labelsOf("question", "answer", "asked_at", "asked_count", "open_count"),
).meta({ id: "QuestionCard" });

const messageCard = card(
  "message_card",
  z.strictObject({
    message_id: text,
    message: text,
    name: optionalText,
    phone: optionalText,
    email: optionalText,
    language: text,
    left_at: time,
    transfer_id: optionalText,
    open_count: z.int(),
  }),
  labelsOf("message", "name", "phone", "email", "left_at", "open_count"),
).meta({ id: "MessageCard" });

const companyLabels = [
  ...["companies", "query", "country", "name", "town", "address", "registry_id", "website", "source"],
  ...["status", "active", "closed", "unknown", "none", "incomplete", "choose"],
] as const;

const companyCard = card(
  "company_card",
  z.strictObject({
    country: text.describe("ISO 3166-1 alpha-2."),
    query: text,
    candidates: z.array(
      z.strictObject({
        country: text,
        registry_id: optionalText,
        place_id: optionalText,
        name: text,
        town: optionalText,
        address: optionalText,
        status: z.enum(["active", "closed", "unknown"]),
        website: optionalText,
        source: text,
        source_name: text.describe("Show it with the candidate: some registries ask to be named."),
        source_url: optionalText,
      }),
    ),
    incomplete: z.boolean().describe("A registry did not answer."),
  }),
  labelsOf(...companyLabels),
).meta({ id: "CompanyCard" });

const fieldValue = z.nullable(z.union([z.string(), z.array(z.string())]));

const briefField = z
  .strictObject({
    value: fieldValue,
    text: optionalText.describe("The value as it is shown and spoken."),
    edited: z.boolean(),
    source: z.nullable(z.strictObject({ kind: z.enum(sourceKinds), url: optionalText })),
    confidence: z.nullable(z.number()).describe("0 to 1."),
  })
  .meta({ id: "BriefField" });

/** States of the brief are labels, too. */
const briefLabels = [
  ...["brief", "company", "country", "town", "registry_id", "closed", "unverified", "edited"],
  ...contactKeys,
  ...fieldPaths,
  ...["source", "source_website", "source_registry", "source_places", "source_search", "source_suggestion"],
  ...briefStates,
] as const;

const briefCard = card(
  "brief_card",
  z.strictObject({
    state: z.enum(briefStates),
    company: z.nullable(
      z.strictObject({
        country: text.describe("ISO 3166-1 alpha-2."),
        registry_id: optionalText,
        place_id: optionalText,
        business_url: optionalText.describe("The website that the visitor named."),
        name: optionalText,
        town: optionalText,
        address: optionalText,
        website: optionalText,
        closed: z.boolean(),
        registry: z.enum(registryChecks).describe("Whether the number was seen in a registry."),
      }),
    ),
    contact: z.record(z.enum(contactKeys), fieldValue),
    fields: z.record(z.enum(fieldPaths), briefField),
    confirmed_at: z.nullable(time),
  }),
  labelsOf(...briefLabels),
).meta({ id: "BriefCard" });

const transferCard = z
  .strictObject({
    type: z.literal("call"),
    card_id: z.literal("transfer_call"),
    dir: z.enum(["ltr", "rtl"]),
    data: z.strictObject({
      transfer_id: text,
      access_token: optionalText.describe("For Twilio's Voice SDK; null once the browser has joined."),
      expires_at: z.nullable(time),
      state: z.enum(publicStates),
    }),
    labels: labelsOf("title", "state", "hang_up"),
  })
  .meta({ id: "TransferCard" });

export const widget = z
  .discriminatedUnion("card_id", [profileCard, answerCard, questionCard, messageCard, companyCard, briefCard, transferCard])
  .meta({ id: "Widget", description: "A card. Which one, `card_id` says." });
