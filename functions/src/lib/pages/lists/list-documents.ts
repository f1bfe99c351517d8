import * as z from "zod/mini";
import type { PeopleStore } from "../../projects/project.ts";
import { countParameter, must } from "../../projects/site/fields.ts";
import { askedLanguageField, askedSlugField } from "../drafts/draft-fields.ts";
import type { SlugKey } from "../drafts/draft-store.ts";
import { draftLimits } from "../drafts/limits.ts";
import type { ShownPublication } from "../publishing/shown-publication.ts";

/** A document without its text. */
export interface DocumentSummary extends ShownPublication {
  readonly id: string;
  readonly visibility: "live" | "draft";
  readonly slug: string | null;
  readonly language: string;
  readonly title: string | null;
  readonly doc_template_id: string;
  readonly updated_at: string;
  readonly updated_by: string | null;
}

export const ListQuery = z.object({
  visibility: z.optional(z.enum(["draft", "live"], must("draft or live"))),
  language: z.optional(askedLanguageField),
  slug: z.optional(askedSlugField),
  limit: countParameter({ most: draftLimits.mostListedDocuments, otherwise: draftLimits.listedDocuments }),
  cursor: z.optional(z.string()),
});

/** Language and slug in any spelling. */
export type DocumentQuery = z.output<typeof ListQuery>;

export interface DocumentList {
  readonly documents: readonly DocumentSummary[];
  /** The cursor of the next page; undefined at the end of the list. */
  readonly next: string | undefined;
  /** Where the requested slug redirects to, if it has no documents. The same query finds a document at each of these. */
  readonly redirectsTo: readonly SlugKey[];
}

export interface ListedDocuments {
  readonly documents: readonly (DocumentSummary & { readonly updated_by_name: string | null })[];
  readonly next_cursor: string | null;
  readonly redirects_to?: readonly SlugKey[] | undefined;
}

export const describeDocuments = async (people: PeopleStore, { documents, next, redirectsTo }: DocumentList): Promise<ListedDocuments> => {
  const nameOf = await people.findNames(documents.map(({ updated_by }) => updated_by));
  return {
    documents: documents.map((document) => ({ ...document, updated_by_name: nameOf(document.updated_by) })),
    next_cursor: next ?? null,
    ...(redirectsTo.length > 0 && { redirects_to: redirectsTo }),
  };
};
