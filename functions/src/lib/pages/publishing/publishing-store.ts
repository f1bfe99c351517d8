import type { DraftStore, KeyedRequest, SlugClaimWrite, SlugKey } from "../drafts/draft-store.ts";
import type { Page, Publication, Schedule } from "../drafts/page.ts";
import type { VersionSize } from "../removal/removal-store.ts";
import type { NewNotice } from "../../notifications/notice.ts";
import type { HistoryChange } from "./page-history.ts";
import type { RedirectChange, StoredRedirect } from "./redirects.ts";

/** A draft that replaces a live page or becomes a new one, stored completely or not at all. */
export interface PublicationWrite {
  readonly draft: Page;
  readonly live: Page | undefined;
  /** Of the page: of the live one, of the draft itself if that was unpublished before, or a new one. */
  readonly id: string;
  /** What becomes of the text that is replaced; undefined if none is. */
  readonly history: HistoryChange | undefined;
  readonly by: string;
  readonly at: Date;
  /** Of the page, after publishing. */
  readonly revision: number;
  readonly redirects: RedirectChange;
  /** When the page leaves the site. */
  readonly ending: Publication | undefined;
  /** The claim on the page's slug key, so that only one of two publications gets it. Undefined for a page without a slug. */
  readonly place: SlugClaimWrite | undefined;
  /** For the program of the site; undefined if there is none. */
  readonly notice: NewNotice | undefined;
}

/** What is left out is cancelled. */
interface ScheduleChange extends Partial<Schedule> {
  /** The live page that becomes the draft's base. Undefined leaves the base unchanged. */
  readonly accepted?: Page | undefined;
  /** Tells the team that something could not happen. */
  readonly notice?: NewNotice | undefined;
}

/** A document that has a time of publication. */
export interface DueDocument {
  readonly projectId: string;
  readonly documentId: string;
  /** Whether what is due is that it leaves the site. */
  readonly isLive: boolean;
  /** Without what another program has changed. */
  readonly schedule: Schedule;
  readonly writeToken: string;
}

export interface FoundDue {
  /** The projects take turns in it; those of a project come longest due first. */
  readonly due: readonly DueDocument[];
  /** Whether there may be others. */
  readonly isMore: boolean;
  /** Of parts of the search. What the others have found is due. */
  readonly failures: readonly unknown[];
}

/**
 * Every write is one atomic commit that depends on what was read.
 *
 * @throws AppError `unavailable` when storage is unavailable (every method)
 */
export interface PublishingStore extends DraftStore {
  readonly findRedirectsTo: (projectId: string, slugKey: SlugKey) => Promise<readonly StoredRedirect[]>;
  readonly hasRedirectFrom: (projectId: string, slugKey: SlugKey) => Promise<boolean>;
  /** Due documents of all projects, however many one of them has. */
  readonly findDue: (at: Date) => Promise<FoundDue>;
  /**
   * Stores the time of publication anew as its record says, or deletes it with the record if there is nothing to publish.
   *
   * @throws WriteConflict when the document has changed since it was found
   */
  readonly correctDue: (document: DueDocument) => Promise<void>;
  /**
   * Publishes the text, keeps what it replaces, takes the claim on its slug key, and deletes the draft, unless it becomes the page itself,
   * and its versions if they fit in one commit. Returns whether `finishRemovalSoon` has to delete the versions.
   *
   * @throws WriteConflict when draft, page or claim have changed since they were read, or the request's key is taken
   */
  readonly publish: (
    projectId: string,
    write: PublicationWrite,
    versions: readonly VersionSize[],
    request: KeyedRequest | undefined,
  ) => Promise<boolean>;
  /**
   * Stores when a draft will be published, or a page unpublished, or why it could not be. Returns the document's new write token.
   *
   * @throws WriteConflict when the draft has changed since it was read, or the request's key is taken
   */
  readonly schedule: (projectId: string, draft: Page, change: ScheduleChange, request: KeyedRequest | undefined) => Promise<string>;
  /**
   * Turns a live page into a draft, in place. Returns the new write token.
   *
   * @throws WriteConflict when the page has changed since it was read, or the claim or the request's key is taken
   */
  readonly unpublish: (projectId: string, write: UnpublishWrite) => Promise<string>;
}

interface UnpublishWrite {
  readonly page: Page;
  readonly by: string;
  readonly at: Date;
  readonly history: HistoryChange;
  /** Undefined for a page without a slug. */
  readonly claim: SlugClaimWrite | undefined;
  readonly request: KeyedRequest | undefined;
  /** For the program of the site; undefined if there is none. */
  readonly notice: NewNotice | undefined;
}
