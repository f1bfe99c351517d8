import * as z from "zod/mini";
import type { RegistryFacts } from "../extraction/extraction.ts";
import { registryChecks, type SelectedCompany } from "./onboarding-session.ts";
import { isRecord, type UnknownRecord } from "../core/unknown-record.ts";
import { asDate, asMember, asOptionalText, asText } from "../firestore/decode.ts";

/** How the company of an onboarding session is stored. */

export const readCompany = (record: unknown): SelectedCompany | undefined =>
  isRecord(record)
    ? {
        country: asText(record["country"]),
        registryId: asOptionalText(record["registry_id"]),
        placeId: asOptionalText(record["place_id"]),
        businessUrl: asOptionalText(record["business_url"]),
        name: asOptionalText(record["name"]),
        website: asOptionalText(record["website"]),
        town: asOptionalText(record["town"]),
        address: asOptionalText(record["address"]),
        isClosed: record["closed"] === true,
        registry: asMember(registryChecks, record["registry"]) ?? "unknown",
        registryFacts: Facts.safeParse(record["registry_facts"]).data,
        selectedAt: asDate(record["selected_at"]),
      }
    : undefined;

const text = z.catch(z.optional(z.string()), undefined);
const url = z.catch(z.nullable(z.string()), null);
const Facts = z.object({ url, industry: text, purpose: text, address: text, town: text, phone: text, email: text });

export const toCompanyFields = (company: SelectedCompany): UnknownRecord => ({
  country: company.country,
  registry_id: company.registryId ?? null,
  place_id: company.placeId ?? null,
  business_url: company.businessUrl ?? null,
  name: company.name ?? null,
  website: company.website ?? null,
  town: company.town ?? null,
  address: company.address ?? null,
  closed: company.isClosed,
  registry: company.registry,
  registry_facts: company.registryFacts === undefined ? null : toRegistryFields(company.registryFacts),
  selected_at: company.selectedAt,
});

const toRegistryFields = ({ url, industry, purpose, address, town, phone, email }: RegistryFacts): UnknownRecord => ({
  url,
  industry: industry ?? null,
  purpose: purpose ?? null,
  address: address ?? null,
  town: town ?? null,
  phone: phone ?? null,
  email: email ?? null,
});
