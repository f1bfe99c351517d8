import type { NewNotice } from "../../notifications/notice.ts";
import type { NameStore } from "../../projects/project.ts";
import type { FieldChange } from "./edit.ts";
import type { Page, PageText, Template } from "./page.ts";
import type { Removal, PageRemovalStore, VersionSize } from "../removal/removal-store.ts";

/** A place on the site, with at most one live page and one draft. */
export interface SlugKey {
  readonly slug: string;
  readonly language: string;
}

/** The pages of a slug key, under all its spellings. */
export interface SlugHolders {
  readonly livePages: readonly Page[];
  readonly drafts: readonly Page[];
  readonly claim: Claim | undefined;
}

/**
 * Holds a slug key for one draft, so that parallel callers cannot create two. A claim whose draft is gone or no longer has the slug key
 * (because another program published it, for example) is void and may be taken over.
 */
export interface Claim {
  readonly draftId: string;
  readonly writeToken: string;
}

/** A slug key that a commit takes for its draft. */
export interface SlugClaimWrite {
  readonly claimId: string;
  readonly slugKey: SlugKey;
  /** The void claim to replace, if any. */
  readonly over: Claim | undefined;
}

/** A completed request with an Idempotency-Key. Stored beside the draft, and may outlive it. */
export interface KeyedRequest {
  /** The same for every repetition. */
  readonly id: string;
  readonly fingerprint: string;
  readonly draftId: string;
  /** 0 if the request made no revision. */
  readonly revision: number;
  readonly expireAt: Date;
  /** The answer as JSON, if it cannot be derived from what is stored. */
  readonly answer?: string | undefined;
}

/** A draft before it is stored: storing it yields its write token. */
export type NewDraft = Omit<Page, "writeToken" | "visibility"> & { readonly createdAt: Date };

/** The text of a draft that a save replaced. */
export interface Version extends PageText {
  readonly id: string;
  readonly savedAt: Date;
  readonly savedBy: string | null;
}

export interface Beside {
  /** Undefined unless the draft takes a new slug key. */
  readonly claim: SlugClaimWrite | undefined;
  readonly request: KeyedRequest | undefined;
}

/** One save, stored completely or not at all. A claim that `before` has and `after` lacks is released. */
export interface Replacement extends Beside {
  readonly before: Page;
  readonly after: Page;
  /** No other fields of the text are written. */
  readonly changes: readonly FieldChange[];
  readonly keep: Version | undefined;
  readonly drop: readonly string[];
  /** Tells the team that the draft does not go live as it was to; undefined if it does, or was not to. */
  readonly notice: NewNotice | undefined;
}

/**
 * Every write is one atomic commit that depends on what was read.
 *
 * @throws AppError `unavailable` when storage is unavailable (every method)
 */
export interface DraftStore extends NameStore, PageRemovalStore {
  readonly findPage: (projectId: string, id: string) => Promise<Page | undefined>;
  /**
   * Accepts any spelling. Pages and claim are not one snapshot: a draft created between the reads may appear only in the claim. The pages are
   * never older than the claim: a page that goes live there afterwards changes the claim, so that a commit that depends on it fails.
   */
  readonly findSlugHolders: (projectId: string, slugKey: SlugKey) => Promise<SlugHolders>;
  readonly findLiveIds: (projectId: string, slugKey: SlugKey) => Promise<readonly string[]>;
  readonly findTemplate: (projectId: string, id: string) => Promise<Template | undefined>;
  /** All versions of a document, including those of other programs. */
  readonly findVersionSizes: (projectId: string, draftId: string) => Promise<readonly VersionSize[]>;
  /** A document, and the request with this ID, if it is given. They are one snapshot, read in one round trip. */
  readonly findPageAndRequest: (
    projectId: string,
    id: string,
    requestId: string | undefined,
  ) => Promise<{ readonly page: Page | undefined; readonly former: KeyedRequest | undefined }>;
  /**
   * Returns the write token of the new draft.
   *
   * @throws WriteConflict when the id, the slug key or the request's key is taken
   */
  readonly create: (projectId: string, draft: NewDraft, beside: Beside) => Promise<string>;
  /**
   * Returns the new write token.
   *
   * @throws WriteConflict when the draft has changed since it was read, or the slug key or the request's key is taken
   */
  readonly replace: (projectId: string, replacement: Replacement) => Promise<string>;
  /**
   * Deletes the draft, its claim, and its versions if they fit in one commit. Returns whether `finishRemovalSoon` has to delete the
   * versions.
   *
   * @throws WriteConflict when the draft has changed since it was read, or the request's key is taken
   */
  readonly remove: (
    projectId: string,
    draft: Page,
    versions: readonly VersionSize[],
    request: KeyedRequest | undefined,
  ) => Promise<boolean>;
  /**
   * Deletes the preview link of a deleted document; `finishRemovalSoon` has to delete its versions. Returns false and changes nothing if
   * the document still exists, in a form that Lectern cannot read.
   *
   * @throws WriteConflict when the request's key is taken
   */
  readonly startRemoval: (removal: Removal, request: KeyedRequest | undefined) => Promise<boolean>;
}
