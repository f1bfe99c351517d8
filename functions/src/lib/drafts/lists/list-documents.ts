import type { SlugKey } from "../draft-store.ts";
import { type ShownPublication, shownPublication } from "../publishing/shown-publication.ts";
import type { DocumentList, DocumentSummary, ListStore } from "./list-store.ts";

export interface ListedDocument extends ShownPublication {
  readonly id: string;
  readonly visibility: DocumentSummary["visibility"];
  readonly slug: string | null;
  readonly language: string;
  readonly title: string | null;
  readonly doc_template_id: string;
  readonly updated_at: string;
  readonly updated_by: string | null;
  readonly updated_by_name: string | null;
}

export interface ListedDocuments {
  readonly documents: readonly ListedDocument[];
  readonly next_cursor: string | null;
  readonly redirects_to?: readonly SlugKey[] | undefined;
}

export const describeDocuments = async (store: ListStore, { documents, next, redirectsTo }: DocumentList): Promise<ListedDocuments> => {
  const nameOf = await store.findNames(documents.map(({ updatedBy }) => updatedBy));
  return {
    documents: documents.map(({ templateId, updatedAt, updatedBy, publication, ...document }) => ({
      ...document,
      doc_template_id: templateId,
      updated_at: updatedAt.toISOString(),
      updated_by: updatedBy,
      updated_by_name: nameOf(updatedBy),
      ...shownPublication(publication),
    })),
    next_cursor: next ?? null,
    ...(redirectsTo.length > 0 && { redirects_to: redirectsTo }),
  };
};
