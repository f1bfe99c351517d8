import * as z from "zod/mini";
import type { PeopleStore } from "../../projects/project.ts";
import { countParameter, must } from "../../sites/fields.ts";
import { askedLanguageField, askedSlugField } from "../draft-fields.ts";
import type { SlugKey } from "../draft-store.ts";
import { draftLimits } from "../limits.ts";
import type { Page, PageText, Template } from "../page.ts";
import type { ShownPublication } from "../publishing/shown-publication.ts";

/** A document without its text. */
export interface DocumentSummary extends ShownPublication {
  readonly id: string;
  readonly visibility: Page["visibility"];
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
  /** The cursor behind the last of them; undefined when there are no more. */
  readonly next: string | undefined;
  /** Where the requested slug redirects to, if nothing is found there. The same query finds a document at each. */
  readonly redirectsTo: readonly SlugKey[];
}

/** A version without its text. */
export interface VersionSummary {
  readonly versionId: string;
  readonly saved_at: string;
  readonly saved_by: string | null;
  readonly language: string;
  readonly title: string | null;
  /** Null when another interface made the version without saying. */
  readonly bytes: number | null;
}

export interface StoredVersion extends PageText, Pick<Page, "unreadable">, Pick<VersionSummary, "versionId" | "saved_at" | "saved_by"> {}

/** @throws AppError `unavailable` when the storage does not answer (every method) */
export interface ListStore extends PeopleStore {
  readonly findPage: (projectId: string, id: string) => Promise<Page | undefined>;
  /**
   * Newest change first.
   *
   * @throws AppError `invalid_request` for a cursor that no list returned
   */
  readonly listDocuments: (projectId: string, query: DocumentQuery) => Promise<DocumentList>;
  readonly listTemplates: (projectId: string) => Promise<readonly Template[]>;
  /** All versions below a document, whoever made them, newest first. */
  readonly listVersions: (projectId: string, draftId: string) => Promise<readonly VersionSummary[]>;
  readonly findVersion: (projectId: string, draftId: string, id: string) => Promise<StoredVersion | undefined>;
}
