import type { NewNotice } from "../../notifications/notice.ts";
import type { NameStore } from "../../projects/project.ts";
import type { Page } from "../drafts/page.ts";
import type { Review } from "./review.ts";

/** A draft, as far as the ID is that of one, and what was said about it, read at the same time. */
export interface Reviewed {
  readonly page: Page | undefined;
  readonly review: Review;
}

/** @throws AppError `unavailable` (every method) */
export interface ReviewStore extends NameStore {
  readonly findReviewed: (projectId: string, draftId: string) => Promise<Reviewed>;
  /**
   * Stores the review, and a notice with it. Never writes to the draft.
   *
   * @throws WriteConflict when the review has changed since it was read, or the draft is gone
   */
  readonly write: (projectId: string, draftId: string, review: Review, notice?: NewNotice) => Promise<void>;
}
