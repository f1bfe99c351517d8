import type { Page, PageText, Template } from "./page.ts";

/** The slug key of a page on the site. At most one live page and one draft have it. */
export interface SlugKey {
  readonly slug: string;
  readonly language: string;
}

/** Who is at a slug key. */
export interface SlugHolders {
  readonly livePages: readonly Page[];
  readonly drafts: readonly Page[];
  readonly claim: Claim | undefined;
}

/**
 * Holds a slug key for one draft, so that parallel callers cannot make two. A claim whose draft is gone or has moved on
 * (another interface published it, say) holds nothing and may be taken over.
 */
export interface Claim {
  readonly draftId: string;
  readonly writeToken: string;
}

/** A slug key that a commit takes for its draft. */
export interface SlugClaimWrite {
  readonly claimId: string;
  readonly slugKey: SlugKey;
  /** The void claim that is replaced; undefined when there is none. */
  readonly over: Claim | undefined;
}

/** A draft before it is stored: the store gives it its generation and its write token. */
export type NewDraft = Omit<Page, "generation" | "writeToken" | "visibility"> & { readonly createdAt: Date };

/** The text of a draft that a save replaced, under the revision that it was. */
export interface Version extends PageText {
  readonly id: string;
  readonly savedAt: Date;
  readonly savedBy: string;
}

/** One save: all of it is stored, or nothing. A claim that `before` has and `after` has not becomes free. */
export interface Replacement {
  readonly before: Page;
  readonly after: Page;
  readonly keep: Version | undefined;
  /** Ids of the versions that leave. */
  readonly drop: readonly string[];
  /** The slug key that the draft moves to. */
  readonly taking: SlugClaimWrite | undefined;
}

/**
 * Every write is one atomic commit that depends on what was read.
 *
 * @throws AppError `unavailable` when storage is unavailable (every method)
 */
export interface DraftStore {
  /** The page with this id, whatever its visibility. */
  readonly findPage: (projectId: string, id: string) => Promise<Page | undefined>;
  /** Read side by side, not at one moment: a draft that is made meanwhile may be in the claim only. */
  readonly findSlugHolders: (projectId: string, slugKey: SlugKey) => Promise<SlugHolders>;
  readonly findTemplate: (projectId: string, id: string) => Promise<Template | undefined>;
  readonly findVersionIds: (projectId: string, draftId: string) => Promise<readonly string[]>;
  /**
   * Answers the generation of the new draft.
   *
   * @throws WriteConflict when the id or the slug key is taken
   */
  readonly create: (projectId: string, draft: NewDraft, taking: SlugClaimWrite | undefined) => Promise<string>;
  /** @throws WriteConflict when the draft is no longer as it was read, or the slug key is taken */
  readonly replace: (projectId: string, replacement: Replacement) => Promise<void>;
  /**
   * Deletes the draft, its versions and its claim.
   *
   * @throws WriteConflict when the draft is no longer as it was read
   */
  readonly remove: (projectId: string, draft: Page, versionIds: readonly string[]) => Promise<void>;
}
