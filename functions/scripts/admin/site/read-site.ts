import { FieldPath, type Firestore } from "firebase-admin/firestore";
import type { Page } from "../../../src/lib/pages/drafts/page.ts";
import { parsePage } from "../../../src/lib/pages/drafts/record.ts";

/** 200 documents per read. */
const batchSize = 200;

/** All pages and drafts of a project, and documents of other programs beside them. */
export const readPages = async (firestore: Firestore, projectId: string): Promise<readonly Page[]> => {
  const pages: Page[] = [];
  const all = firestore.collection(`projects/${projectId}/documents`).orderBy(FieldPath.documentId()).limit(batchSize);
  let found = await all.get();
  while (!found.empty) {
    for (const record of found.docs) {
      const page = parsePage(record);
      if (page !== undefined) pages.push(page);
    }
    const last = found.docs.at(-1);
    if (last === undefined) break;
    found = await all.startAfter(last).get();
  }
  return pages;
};
