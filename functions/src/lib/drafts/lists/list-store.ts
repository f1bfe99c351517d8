import type { PeopleStore } from "../../projects/project.ts";
import type { SlugKey } from "../draft-store.ts";
import type { Page, PageText, Publication, Template } from "../page.ts";

/** A document without its text. */
export interface DocumentSummary {
  readonly id: string;
  readonly visibility: Page["visibility"];
  readonly slug: string | null;
  readonly language: string;
  readonly title: string | null;
  readonly templateId: string;
  readonly updatedAt: Date;
  readonly updatedBy: string | null;
  /** Undefined if it is not scheduled. */
  readonly publication: Publication | undefined;
}

/** The last document of a page of the list. Opaque to all but the store. */
export type Position = string;

export interface DocumentQuery {
  /** Undefined: both. */
  readonly visibility: Page["visibility"] | undefined;
  /** In any spelling. Undefined: all. */
  readonly language: string | undefined;
  /** In any Unicode form. Undefined: all. */
  readonly slug: string | undefined;
  readonly limit: number;
  readonly after: Position | undefined;
}

export interface DocumentList {
  readonly documents: readonly DocumentSummary[];
  /** Undefined when there are no more. */
  readonly next: Position | undefined;
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
   * @throws AppError `invalid_request` for a position that no list returned
   */
  readonly listDocuments: (projectId: string, query: DocumentQuery) => Promise<DocumentList>;
  readonly listTemplates: (projectId: string) => Promise<readonly Template[]>;
  /** All versions below a document, whoever made them, newest first. */
  readonly listVersions: (projectId: string, draftId: string) => Promise<readonly VersionSummary[]>;
  readonly findVersion: (projectId: string, draftId: string, id: string) => Promise<StoredVersion | undefined>;
}
