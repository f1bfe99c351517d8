import { cleanText, countCharacters } from "../../platform/core/text.ts";
import { retryOnConflict } from "../../platform/core/write-conflict.ts";
import { reviewLimits } from "./limits.ts";
import { withApproval } from "./review.ts";
import type { Reviewed, ReviewStore } from "./review-store.ts";

interface ApprovalRequest {
  readonly projectId: string;
  readonly draftId: string;
  /** As it was typed. */
  readonly name: string;
  /** Of the text that was read. */
  readonly textTag: string;
  readonly at: Date;
}

/** `unnamed`: the name is empty or too long. `gone`: the draft has ended. */
type ApprovalOutcome = { readonly kind: "approved"; readonly name: string } | { readonly kind: "unnamed" | "gone" };

/**
 * Notes that somebody without an account approves a text. A repetition changes nothing.
 *
 * @throws AppError `unavailable`
 */
export const approveDraft = async (
  reviews: Pick<ReviewStore, "findReviewed" | "write">,
  { projectId, draftId, name: typed, textTag, at }: ApprovalRequest,
): Promise<ApprovalOutcome> => {
  const name = cleanText(typed);
  if (name === "" || countCharacters(name) > reviewLimits.nameCharacters) return { kind: "unnamed" };
  const load = async (): Promise<Reviewed> => reviews.findReviewed(projectId, draftId);
  return retryOnConflict(await load(), load, async ({ page, review }) => {
    if (page?.visibility !== "draft") return { kind: "gone" };
    const next = withApproval(review, { name, at, textTag });
    if (next !== review) await reviews.write(projectId, draftId, next);
    return { kind: "approved", name };
  });
};
