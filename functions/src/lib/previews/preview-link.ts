import { randomBytes } from "node:crypto";
import { digest } from "../core/digest.ts";
import type { Page } from "../drafts/page.ts";
import { requireDraft, requireReadable } from "../drafts/require-draft.ts";
import { previewLimits } from "./limits.ts";
import type { PreviewLinks } from "./preview-store.ts";

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
  /** As it was found. */
  readonly page: Page | undefined;
  /** From chance. Nobody has it but whoever gets the answer. */
  readonly token: string;
  readonly at: Date;
  /** Where the pages of this deployment are. */
  readonly origin: string;
}

/**
 * Makes the link that shows a draft to whoever has it. The one before leads nowhere from then on: a draft has one at most.
 *
 * @throws AppError `not_found`, `not_a_draft`, `unreadable_document`, `unavailable`
 */
export const makePreviewLink = async (links: PreviewLinks, { projectId, page, token, at, origin }: NewLink): Promise<PreviewAnswer> => {
  const draft = requireDraft(page);
  requireReadable(draft);
  const expireAt = new Date(at.getTime() + previewLimits.linkMs);
  await links.put({ projectId, draftId: draft.id, generation: draft.generation, tokenDigest: tokenDigest(token), expireAt });
  return { url: `${origin}/preview/${token}`, expires_at: expireAt.toISOString() };
};

/**
 * Ends the link of a draft, if there is one.
 *
 * @throws AppError `not_found`, `not_a_draft`, `unavailable`
 */
export const revokePreviewLink = async (links: PreviewLinks, projectId: string, page: Page | undefined): Promise<RevokedAnswer> => {
  await links.remove(projectId, requireDraft(page).id);
  return { success: true };
};

/** Nobody guesses one. */
export const newToken = (): string => randomBytes(previewLimits.tokenBytes).toString("base64url");

/** What is stored of a token. */
export const tokenDigest = (token: string): string => digest("preview", token);
