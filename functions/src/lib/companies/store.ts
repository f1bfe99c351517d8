import { companyLimits } from "./limits.ts";
import { Company, type CompanyCache } from "./company.ts";
import { parseJson } from "../core/unknown-record.ts";
import { database } from "../firestore/database.ts";
import { asDate, asList, asText } from "../firestore/decode.ts";
import { reading, writing } from "../firestore/storage-errors.ts";

const searchRef = (key: string) => database().collection("company_searches").doc(key);

export const companyCacheStore: CompanyCache = {
  findSearch: async (key, now) => {
    const record = await reading(async () => searchRef(key).get());
    // Expired records remain until Firestore's TTL deletes them.
    if (!record.exists || asDate(record.get("expire_at")) <= now) return undefined;
    const companies = parseJson(asText(record.get("companies")));
    return Array.isArray(companies) ? asList(companies).flatMap((company) => Company.safeParse(company).data ?? []) : undefined;
  },
  /** Stored as one string, because it is only read as a whole. Overwrites the previous record. */
  keepSearch: async (key, companies, expireAt) => {
    const text = JSON.stringify(companies);
    if (Buffer.byteLength(text) > companyLimits.keptBytes) return;
    await writing(async () => searchRef(key).set({ companies: text, expire_at: expireAt }));
  },
};
