import * as z from "zod";
import type { AnswerOf } from "./answer-of.ts";
import { briefCard } from "./brief-card.ts";
import { card, labelsOf, optionalText, text, time } from "./card.ts";
import { transferStates } from "./transfer-states.ts";

/** The cards of the tools, one schema for each `card_id`. */

export const pronouns = ["she_her", "he_him", "they_them", "unspecified"] as const;

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

export type ProfileCard = AnswerOf<typeof profileCard>;

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
          answered_at: z.optional(time).describe("Of an answer of the team: when it was given."),
        }),
      )
      .describe("The page that is quoted, and no other."),
  }),
  labelsOf("question", "answer", "sources"),
).meta({ id: "AnswerCard" });

export type AnswerCard = AnswerOf<typeof answerCard>;

const questionCard = card(
  "question_card",
  z.strictObject({
    question_id: text,
    question: text,
    language: text,
    asked_at: time,
    asked_count: z.nullable(z.int()).describe("Null for the visitor whose question was passed on."),
    open_count: z.nullable(z.int()).describe("The same."),
    answer: optionalText,
  }),
  labelsOf("question", "answer", "asked_at", "asked_count", "open_count"),
).meta({ id: "QuestionCard" });

export type QuestionCard = AnswerOf<typeof questionCard>;

const messageCard = card(
  "message_card",
  z.strictObject({
    message_id: text,
    message: text,
    name: optionalText,
    phone: optionalText,
    email: optionalText,
    language: text,
    call_back_at: z.nullable(time).describe("When the visitor wants to be called."),
    left_at: time,
    transfer_id: optionalText,
    open_count: z.nullable(z.int()).describe("Null for the visitor who left the message."),
  }),
  labelsOf("message", "name", "phone", "email", "call_back_at", "left_at", "open_count"),
).meta({ id: "MessageCard" });

export type MessageCard = AnswerOf<typeof messageCard>;

const companyLabels = [
  ...(["companies", "query", "country", "name", "town", "address", "registry_id", "website", "source"] as const),
  ...(["status", "active", "closed", "unknown", "none", "incomplete", "choose"] as const),
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

export type CompanyCard = AnswerOf<typeof companyCard>;

const transferCard = z
  .strictObject({
    type: z.literal("call"),
    card_id: z.literal("transfer_call"),
    dir: z.enum(["ltr", "rtl"]),
    data: z.strictObject({
      transfer_id: text,
      access_token: optionalText.describe("For Twilio's Voice SDK; null once the browser has joined."),
      expires_at: z.nullable(time),
      state: z.enum(transferStates),
    }),
    labels: labelsOf("title", "state", "hang_up"),
  })
  .meta({ id: "TransferCard" });

export type TransferCard = AnswerOf<typeof transferCard>;

export const widget = z
  .discriminatedUnion("card_id", [profileCard, answerCard, questionCard, messageCard, companyCard, briefCard, transferCard])
  .meta({ id: "Widget", description: "A card. Which one, `card_id` says." });
