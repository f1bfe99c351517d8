import * as z from "zod/mini";
import type { DocumentList, DocumentSummary } from "../../../../answers/documents.ts";
import type { NameStore } from "../../projects/project.ts";
import { countCharacters } from "../../platform/core/text.ts";
import { countParameter, must, parsedField } from "../../projects/site/fields.ts";
import { askedLanguageField, askedSlugField, idField } from "../drafts/draft-fields.ts";
import type { SlugKey } from "../drafts/draft-store.ts";
import { draftLimits } from "../drafts/limits.ts";
import { wordsOf } from "./found-words.ts";

/** A document without its text and the name of its author. */
export type FoundDocument = Omit<DocumentSummary, "updated_by_name">;

export const ListQuery = z.object({
  visibility: z.optional(z.enum(["draft", "live"], must("draft or live"))),
  language: z.optional(askedLanguageField),
  slug: z.optional(askedSlugField),
  translations_of: z.optional(idField),
  text: z.optional(
    parsedField((text) => {
      if (countCharacters(text) > draftLimits.searchCharacters)
        return { problem: `must have at most ${draftLimits.searchCharacters} characters` };
      return text.isWellFormed() && wordsOf(text).length > 0 ? text : { problem: "must have a word" };
    }),
  ),
  editing: z.optional(z.literal("true", must("true"))),
  limit: countParameter({ most: draftLimits.mostListedDocuments, otherwise: draftLimits.listedDocuments }),
  cursor: z.optional(z.string()),
});

/** Language and slug in any spelling. */
export type DocumentQuery = Omit<z.output<typeof ListQuery>, "text" | "editing">;

export interface FoundDocuments {
  readonly documents: readonly FoundDocument[];
  /** The cursor of the next page; undefined at the end of the list. */
  readonly next: string | undefined;
  /** Where the requested slug redirects to, if it has no documents. The same query finds a document at each of these. */
  readonly redirectsTo: readonly SlugKey[];
}

/** With the names of those who have each document open, by its ID, if that is asked for. */
export const describeDocuments = async (
  people: NameStore,
  { documents, next, redirectsTo }: FoundDocuments,
  editors?: ReadonlyMap<string, readonly string[]>,
): Promise<DocumentList> => {
  const nameOf = await people.findNames(documents.map(({ updated_by }) => updated_by));
  return {
    documents: documents.map((document) => ({
      ...document,
      updated_by_name: nameOf(document.updated_by),
      ...(editors !== undefined && { editing: editors.get(document.id) ?? [] }),
    })),
    next_cursor: next ?? null,
    ...(redirectsTo.length > 0 && { redirects_to: redirectsTo }),
  };
};
