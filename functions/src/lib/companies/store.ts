import { companyLimits } from "./limits.ts";
import { aCompany, type Company, companyStatuses, isSource, type CompanyCache } from "./company.ts";
import { parseJson } from "../core/unknown-record.ts";
import { database } from "../firestore/database.ts";
import { asDate, asList, asMember, asOptionalText, asRecord, asText } from "../firestore/decode.ts";
import { reading, writing } from "../firestore/storage-errors.ts";

const searchRef = (key: string) => database().collection("company_searches").doc(key);

const findSearch: CompanyCache["findSearch"] = async (key, now) => {
  const record = await reading(async () => searchRef(key).get());
  // Expired records remain until Firestore's TTL deletes them.
  if (!record.exists || asDate(record.get("expire_at")) <= now) return undefined;
  const companies = parseJson(asText(record.get("companies")));
  return Array.isArray(companies) ? asList(companies).flatMap((company) => readCompany(company) ?? []) : undefined;
};

/** Stored as one string, because it is only read as a whole. Overwrites the previous record. */
const keepSearch: CompanyCache["keepSearch"] = async (key, companies, expireAt) => {
  const text = JSON.stringify(companies);
  if (Buffer.byteLength(text) > companyLimits.keptBytes) return;
  await writing(async () => searchRef(key).set({ companies: text, expire_at: expireAt }));
};

const readCompany = (value: unknown): Company | undefined => {
  const stored = asRecord(value);
  const source = asText(stored["source"]);
  if (!isSource(source)) return undefined;
  const text = (field: keyof Company): string | undefined => asOptionalText(stored[field]);
  const texts = (field: keyof Company): readonly string[] => asList(stored[field]).map(asText);
  return aCompany({
    name: asText(stored["name"]),
    otherNames: texts("otherNames"),
    country: asText(stored["country"]),
    registryId: text("registryId"),
    otherIds: texts("otherIds"),
    placeId: text("placeId"),
    status: asMember(companyStatuses, stored["status"]) ?? "unknown",
    address: text("address"),
    town: text("town"),
    website: text("website"),
    phone: text("phone"),
    email: text("email"),
    industry: text("industry"),
    purpose: text("purpose"),
    languages: texts("languages"),
    source,
    sourceUrl: text("sourceUrl") ?? null,
  });
};

export const companyCacheStore: CompanyCache = { findSearch, keepSearch };
