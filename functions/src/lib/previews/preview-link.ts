import { randomBytes } from "node:crypto";
import { digest } from "../core/digest.ts";
import type { Page } from "../drafts/page.ts";
import { requireDraft, requireReadable } from "../drafts/require-draft.ts";
import { previewLimits } from "./limits.ts";
import type { PreviewStore } from "./preview-store.ts";

export interface PreviewAnswer {
  readonly url: string;
  /** RFC 3339. */
  readonly expires_at: string;
}

export interface RevokedAnswer {
  readonly success: true;
}

interface NewLink {
  readonly projectId: string;
  /** The stored document. */
  readonly page: Page | undefined;
  readonly at: Date;
  /** The URL of this deployment's pages. */
  readonly origin: string;
}

/**
 * Creates the link that shows a draft to anybody who has it, replacing the previous one: a draft has at most one.
 *
 * @throws AppError `not_found`, `not_a_draft`, `unreadable_document`, `unavailable`
 */
export const makePreviewLink = async (links: PreviewStore, { projectId, page, at, origin }: NewLink): Promise<PreviewAnswer> => {
  const draft = requireDraft(page);
  requireReadable(draft);
  // Only the recipient of the answer has it.
  const token = randomBytes(previewLimits.tokenBytes).toString("base64url");
  const expireAt = new Date(at.getTime() + previewLimits.linkMs);
  await links.put({ projectId, draftId: draft.id, tokenDigest: tokenDigest(token), expireAt });
  return { url: `${origin}/preview/${token}`, expires_at: expireAt.toISOString() };
};

/**
 * Revokes a draft's link, if there is one.
 *
 * @throws AppError `not_found`, `not_a_draft`, `unavailable`
 */
export const revokePreviewLink = async (links: PreviewStore, projectId: string, page: Page | undefined): Promise<RevokedAnswer> => {
  await links.remove(projectId, requireDraft(page).id);
  return { success: true };
};

export const tokenDigest = (token: string): string => digest("preview", token);
