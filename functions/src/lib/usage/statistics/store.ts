import { type DocumentSnapshot, FieldPath, type QueryDocumentSnapshot } from "firebase-admin/firestore";
import { readBounded } from "../../platform/firestore/answer-bound.ts";
import { under } from "../../platform/firestore/database.ts";
import { asCount, asRecord, asListed } from "../../platform/firestore/decode.ts";
import { isDocumentId } from "../../platform/firestore/document-id.ts";
import { reading } from "../../platform/firestore/storage-errors.ts";
import { statisticsLimits } from "./limits.ts";
import type { Counts, CountedPage, FindPages, StoredCounts, Weeks } from "./read-statistics.ts";
import { addWeeks } from "./week.ts";
import { chunksOf } from "../../platform/core/portions.ts";

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
  title: asListed(record.get(titlePath)),
  slug: asListed(record.get("slug")),
  language: asListed(record.get("language")),
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
  const named = chunksOf(pageIds.filter(isDocumentId), statisticsLimits.namedAtOnce);
  const found = await Promise.all(
    named.map(async (ids) => {
      const pages = under(projectId, "documents").where(FieldPath.documentId(), "in", ids);
      return readBounded(pages.select("slug", "language", titlePath), statisticsLimits.namedBytes);
    }),
  );
  return new Map(found.flatMap(({ docs }) => docs.map((record) => [record.id, parsePage(record)] as const)));
};
