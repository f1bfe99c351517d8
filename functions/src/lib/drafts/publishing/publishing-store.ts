import type { DraftStore, KeyedRequest, SlugClaimWrite, SlugKey } from "../draft-store.ts";
import type { Page, Publication } from "../page.ts";
import type { VersionSize } from "../removal/removal-store.ts";
import type { RedirectChange, StoredRedirect } from "./redirects.ts";

/** A draft that takes the place of a live page, or becomes a new one: all of it is stored, or nothing. */
export interface PublicationWrite {
  readonly draft: Page;
  /** Undefined: a page of this id is made. */
  readonly live: Page | undefined;
  readonly id: string;
  readonly by: string;
  readonly at: Date;
  /** That of the page afterwards. */
  readonly revision: number;
  readonly redirects: RedirectChange;
}

export interface ScheduleChange {
  /** Undefined: not any more. */
  readonly publication: Publication | undefined;
  /** The live page of which the draft counts as made from now on. Undefined: that stays. */
  readonly accepted?: Page | undefined;
}

/** Names a draft of some project. */
export interface DueDraft {
  readonly projectId: string;
  readonly draft: Page;
}

/**
 * Every write is one atomic commit that depends on what was read.
 *
 * @throws AppError `unavailable` when storage is unavailable (every method)
 */
export interface PublishingStore extends DraftStore {
  /** Redirects that lead to a slug. */
  readonly findRedirectsTo: (projectId: string, slugKey: SlugKey) => Promise<readonly StoredRedirect[]>;
  /** Some drafts that are due, of any project, longest due first. */
  readonly findDue: (at: Date, limit: number) => Promise<readonly DueDraft[]>;
  /**
   * Makes the text live, and deletes the draft with its claim and its versions if one commit may. Returns whether `finishRemovalSoon` has to
   * delete those.
   *
   * @throws WriteConflict when draft or page are no longer as they were read, or the request's key is taken
   */
  readonly publish: (
    projectId: string,
    write: PublicationWrite,
    versions: readonly VersionSize[],
    request: KeyedRequest | undefined,
  ) => Promise<boolean>;
  /**
   * Notes in a draft when it goes live, or why it did not. Answers the new write token of the draft.
   *
   * @throws WriteConflict when the draft is no longer as it was read, or the request's key is taken
   */
  readonly schedule: (projectId: string, draft: Page, change: ScheduleChange, request: KeyedRequest | undefined) => Promise<string>;
  /**
   * Makes a draft of a live page, in its place. Answers the new write token.
   *
   * @throws WriteConflict when the page is no longer as it was read, or the claim or the request's key is taken
   */
  readonly unpublish: (projectId: string, write: UnpublishWrite) => Promise<string>;
}

export interface UnpublishWrite {
  readonly page: Page;
  readonly by: string;
  readonly at: Date;
  /** Undefined for a page without a slug. */
  readonly claim: SlugClaimWrite | undefined;
  readonly request: KeyedRequest | undefined;
}
