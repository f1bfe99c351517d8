import { type DocumentSnapshot, FieldPath, type QueryDocumentSnapshot } from "firebase-admin/firestore";
import { database, under } from "../firestore/database.ts";
import { asCount, asOptionalText, asRecord } from "../firestore/decode.ts";
import { isDocumentId } from "../firestore/document-id.ts";
import { reading } from "../firestore/storage-errors.ts";
import { statisticsLimits } from "./limits.ts";
import type { Counts, CountedPage, FindPages, StoredCounts, Weeks } from "./read-statistics.ts";
import { addWeeks } from "./week.ts";

const parseCounts = (record: QueryDocumentSnapshot): StoredCounts => {
  const languages = Object.entries(asRecord(record.get("languages")));
  return {
    week: record.id.slice(0, "YYYY-MM-DD".length),
    languages: Object.fromEntries(languages.map(([language, counted]) => [language, parseNumbers(counted)])),
    transfers: Object.fromEntries(languages.map(([language, counted]) => [language, parseNumbers(asRecord(counted)["transfers"])])),
    pages: Object.fromEntries(Object.entries(asRecord(record.get("pages"))).map(([id, counted]) => [id, parseNumbers(counted)])),
  };
};

const parseNumbers = (stored: unknown): Counts =>
  Object.fromEntries(Object.entries(asRecord(stored)).flatMap(([name, count]) => (asCount(count) > 0 ? [[name, asCount(count)]] : [])));

const titlePath = new FieldPath("metadata", "title");

const parsePage = (record: DocumentSnapshot): CountedPage => ({
  title: asOptionalText(record.get(titlePath)) ?? null,
  slug: asOptionalText(record.get("slug")) ?? null,
  language: asOptionalText(record.get("language")) ?? null,
});

/**
 * Documents whose IDs begin with these weeks.
 *
 * @throws AppError `unavailable`
 */
export const readCounts = async (projectId: string, { from, to }: Weeks): Promise<readonly StoredCounts[]> => {
  if (!isDocumentId(projectId)) return [];
  const within = under(projectId, "statistics")
    .orderBy(FieldPath.documentId())
    .endBefore(addWeeks(to, 1))
    .limit(statisticsLimits.readAtOnce);
  const found: StoredCounts[] = [];
  let next = within.startAt(from);
  for (;;) {
    const { docs } = await reading(async () => next.get());
    found.push(...docs.map(parseCounts));
    const last = docs.at(-1);
    if (last === undefined || docs.length < statisticsLimits.readAtOnce) return found;
    next = within.startAfter(last.id);
  }
};

export const findPages: FindPages = async (projectId, pageIds) => {
  const refs = pageIds.map((id) => under(projectId, "documents").doc(id));
  if (refs.length === 0) return new Map();
  const found = await reading(async () => database().getAll(...refs, { fieldMask: ["slug", "language", titlePath] }));
  return new Map(found.flatMap((record) => (record.exists ? [[record.id, parsePage(record)] as const] : [])));
};
