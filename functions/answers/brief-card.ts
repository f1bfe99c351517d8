import * as z from "zod";
import type { AnswerOf } from "./answer-of.ts";
import { card, labelsOf, optionalText, text, time } from "./card.ts";

/** Where a value was found. `suggestion`: drafted by Lectern from the company's name alone. */
export const sourceKinds = ["website", "registry", "places", "search", "suggestion"] as const;

export const contactKeys = ["name", "address", "phone", "email", "website"] as const;

/** The fields of the brief that a visitor can edit, in the order of the card. */
export const fieldPaths = [
  ...(["summary", "industry", "products_services", "target_audience", "unique_selling_points", "service_area"] as const),
  ...(["opening_hours", "primary_language", "languages", "brand_tone", "intent", "greeting_draft", "voice"] as const),
] as const;

export const briefStates = ["no_company", "selected", "extracting", "extracted", "confirmed"] as const;

/** Whether the number was found in a registry. */
export const registryChecks = ["none", "verified", "unknown"] as const;

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
const labels = [
  ...(["brief", "company", "country", "town", "registry_id", "closed", "unverified", "edited"] as const),
  ...contactKeys,
  ...fieldPaths,
  ...(["source", "source_website", "source_registry", "source_places", "source_search", "source_suggestion"] as const),
  ...briefStates,
] as const;

export const briefCard = card(
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
  labelsOf(...labels),
).meta({ id: "BriefCard" });

export type BriefCard = AnswerOf<typeof briefCard>;
