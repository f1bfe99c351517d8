import type { SlugKey } from "../draft-store.ts";
import type { DocumentList, DocumentSummary, ListStore } from "./list-store.ts";

interface ListedDocument extends DocumentSummary {
  readonly updated_by_name: string | null;
}

export interface ListedDocuments {
  readonly documents: readonly ListedDocument[];
  readonly next_cursor: string | null;
  readonly redirects_to?: readonly SlugKey[] | undefined;
}

export const describeDocuments = async (store: ListStore, { documents, next, redirectsTo }: DocumentList): Promise<ListedDocuments> => {
  const nameOf = await store.findNames(documents.map(({ updated_by }) => updated_by));
  return {
    documents: documents.map((document) => ({ ...document, updated_by_name: nameOf(document.updated_by) })),
    next_cursor: next ?? null,
    ...(redirectsTo.length > 0 && { redirects_to: redirectsTo }),
  };
};
