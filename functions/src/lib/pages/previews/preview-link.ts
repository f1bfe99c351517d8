import { randomBytes } from "node:crypto";
import type { PreviewLink as PreviewAnswer, RevokedPreview } from "../../../../answers/publishing.ts";
import { digest } from "../../platform/core/digest.ts";
import { type Page, requireDraft, requireReadable } from "../drafts/page.ts";
import type { Access, Project } from "../../projects/project.ts";
import { previewLimits } from "./limits.ts";

interface PreviewLink {
  readonly projectId: string;
  readonly draftId: string;
  readonly tokenDigest: string;
  /** Who made it: it works only while they may edit. */
  readonly by: string;
  readonly expireAt: Date;
}

/** @throws AppError `unavailable` when storage is unavailable (every method) */
export interface PreviewStore {
  /** Replaces the draft's current link. */
  readonly put: (link: PreviewLink) => Promise<void>;
  readonly remove: (projectId: string, draftId: string) => Promise<void>;
  readonly findLink: (tokenDigest: string) => Promise<PreviewLink | undefined>;
  /** What the link shows, and the rights of its maker. Each is undefined if it no longer exists. */
  readonly findShown: (link: PreviewLink) => Promise<Omit<Access, "project"> & Shown>;
}

interface Shown {
  readonly page: Page | undefined;
  readonly project: Pick<Project, "siteUrl" | "name"> | undefined;
}

interface NewLink {
  readonly projectId: string;
  readonly page: Page | undefined;
  readonly by: string;
  readonly at: Date;
  /** The URL of this deployment's pages. */
  readonly origin: string;
}

/**
 * Creates the link that shows a draft to anybody who has the link. Replaces the previous link.
 *
 * @throws AppError `not_found`, `not_a_draft`, `unreadable_document`, `unavailable`
 */
export const makePreviewLink = async (links: PreviewStore, { projectId, page, by, at, origin }: NewLink): Promise<PreviewAnswer> => {
  const draft = requireDraft(page);
  requireReadable(draft);
  // The token is not stored, only its digest.
  const token = randomBytes(previewLimits.tokenBytes).toString("base64url");
  const expireAt = new Date(at.getTime() + previewLimits.linkMs);
  await links.put({ projectId, draftId: draft.id, tokenDigest: tokenDigest(token), by, expireAt });
  return { url: `${origin}/preview/${token}`, expires_at: expireAt.toISOString() };
};

/**
 * Revokes a draft's link, if there is one.
 *
 * @throws AppError `not_found`, `not_a_draft`, `unavailable`
 */
export const revokePreviewLink = async (links: PreviewStore, projectId: string, page: Page | undefined): Promise<RevokedPreview> => {
  await links.remove(projectId, requireDraft(page).id);
  return { success: true };
};

export const tokenDigest = (token: string): string => digest("preview", token);
