import type { UnknownRecord } from "../../platform/core/unknown-record.ts";
import { AppError } from "../../platform/core/app-error.ts";

/** What an author writes: the part of a page that is opened, saved and read. */
export interface PageText {
  /** Values that JavaScript cannot write back unchanged are instances of `ExactValue`. */
  readonly metadata: UnknownRecord;
  readonly content: string;
  readonly language: string;
}

/** A live page, a draft, or a document of the same collection that other programs use otherwise, as it was at one moment. */
export interface Page extends PageText {
  readonly id: string;
  readonly visibility: "live" | "draft" | "other";
  readonly slug: string | null;
  readonly templateId: string;
  /** As the last writer stated; null if it named no one. */
  readonly updatedBy: string | null;
  /** As the last writer stated, otherwise the time of the last write. */
  readonly updatedAt: Date;
  /** Lectern increments it with every save that changes something. Other programs may leave it unchanged or set it to any value. */
  readonly revision: number;
  /** Identifies this state of the record for conditional writes; changes with every write by any program. */
  readonly writeToken: string;
  /** Top-level fields of other programs: never changed, and copied to clones. */
  readonly otherFields: UnknownRecord;
  /** Why the text cannot be edited, if another program stored it in a form that Lectern cannot read. */
  readonly unreadable: string | undefined;
  readonly internals: Internals;
}

export interface Internals {
  /** The live page that the draft was cloned from, with its state, slug and language at that time. */
  readonly base: Base | undefined;
  /** The claim on the draft's slug key; undefined if another program created the draft. */
  readonly claimId: string | undefined;
  /** Digests of the ids of live pages whose slug the draft has shared and may return to. */
  readonly stoodAt: readonly string[];
  /** The newest saves that were applied, oldest first. */
  readonly recentSaves: readonly RecentSave[];
  /** The versions that Lectern made, oldest first. */
  readonly keptVersions: readonly KeptVersion[];
  /** Undefined if Lectern has never saved the draft. */
  readonly marks: Marks | undefined;
  /** Undefined if no publication is scheduled or was refused. */
  readonly publication: Publication | undefined;
  /** When a live page leaves the site, or why it could not; of a scheduled draft: when it will, once it is live. */
  readonly ending: Publication | undefined;
  /** Where the draft was live before it was unpublished. It is published again under its own ID. Undefined for all other drafts. */
  readonly unpublishedFrom: Pick<Page, "slug" | "language"> | undefined;
  /** The versions of a live page, and of a draft that was one: what publications have replaced, oldest first. */
  readonly publishedVersions: readonly KeptVersion[];
}

/** When something is to happen to a page by itself, or why it could not. */
export type Publication =
  | { readonly kind: "due"; readonly at: Date; readonly by: string }
  | { readonly kind: "refused"; readonly at: Date; readonly code: string; readonly error: string };

export type Schedule = Pick<Internals, "publication" | "ending">;

export interface Base {
  readonly id: string;
  readonly writeToken: string;
  readonly slug: string | null;
  readonly language: string;
}

/** An applied save: enough to recognise a repeated request and repeat its answer. */
export interface RecentSave {
  readonly id: string;
  readonly fingerprint: string;
  readonly revision: number;
  /** The tag of that revision. The next save adds it, because the tag contains the time of the write. */
  readonly tag: string | undefined;
}

export interface KeptVersion {
  readonly id: string;
  readonly keptAt: Date;
  readonly savedAt: Date;
  readonly author: string;
}

/**
 * For every part of the text: the revision that last changed it, and a digest of what Lectern stored. If a part does not match its digest,
 * another program has changed it since.
 */
export interface Marks {
  readonly at: Date;
  /** By path: `content`, `language`, `metadata.<key>`. */
  readonly parts: ReadonlyMap<string, Mark>;
}

export interface Mark {
  readonly revision: number;
  readonly digest: string;
}

export interface Template {
  readonly id: string;
  /** The whole record, for the editor's form. */
  readonly record: UnknownRecord;
}

export const noInternals: Internals = {
  base: undefined,
  claimId: undefined,
  stoodAt: [],
  recentSaves: [],
  keptVersions: [],
  marks: undefined,
  publication: undefined,
  ending: undefined,
  unpublishedFrom: undefined,
  publishedVersions: [],
};

const noSuchDraft = (): AppError => new AppError("not_found", "There is no draft with this ID.");

/** @throws AppError `not_found` when no draft has this ID, also when a live page has it */
export const requireShownDraft = (page: Page | undefined): Page => {
  if (page?.visibility === "draft") return page;
  throw noSuchDraft();
};

/** @throws AppError `not_found` when there is no such document; `not_a_draft` when it is live, or neither live nor a draft */
export const requireDraft = (page: Page | undefined): Page => {
  if (page === undefined) throw noSuchDraft();
  if (page.visibility === "draft") return page;
  throw new AppError(
    "not_a_draft",
    page.visibility === "live"
      ? "This page is live, not a draft. Open it first to create a draft from it."
      : "This document is neither a draft nor a live page. Only drafts can be changed.",
  );
};

/** @throws AppError `unreadable_document` when another program stored the text in a form that an edit would destroy */
export const requireReadable = ({ id, unreadable }: Pick<Page, "id" | "unreadable">): void => {
  if (unreadable === undefined) return;
  throw new AppError("unreadable_document", `This page cannot be edited: its ${unreadable}. Whoever stored it can fix it.`, {
    details: [{ path: "document_id", message: id }],
  });
};
