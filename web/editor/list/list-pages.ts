import type { DocumentSummary, LecternProject } from "@lectern/client";

/** 100: the most that the service gives at once. */
const pageSize = 100;

/** All documents of a project, as they come: each time with those that are known so far. */
export async function* listPages(project: LecternProject, signal: AbortSignal): AsyncGenerator<readonly DocumentSummary[]> {
  let documents: readonly DocumentSummary[] = [];
  let cursor: string | null | undefined;
  do {
    const found = await project.documents.list({ limit: pageSize, ...(typeof cursor === "string" && { cursor }) }, { signal });
    // A document that changes while the list is read may come twice.
    const known = new Set(documents.map(({ id }) => id));
    documents = [...documents, ...found.documents.filter(({ id }) => !known.has(id))];
    cursor = found.next_cursor;
    yield documents;
  } while (cursor !== null);
}
