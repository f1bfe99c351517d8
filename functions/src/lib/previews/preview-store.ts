import type { Page } from "../drafts/page.ts";
import type { Project } from "../projects/project.ts";

export interface PreviewLink {
  readonly projectId: string;
  readonly draftId: string;
  readonly tokenDigest: string;
  readonly expireAt: Date;
}

/** @throws AppError `unavailable` when storage is unavailable (every method) */
export interface PreviewStore {
  /** Replaces the draft's current link. */
  readonly put: (link: PreviewLink) => Promise<void>;
  readonly remove: (projectId: string, draftId: string) => Promise<void>;
  readonly findLink: (tokenDigest: string) => Promise<PreviewLink | undefined>;
  /** Both undefined if there is none. */
  readonly findShown: (
    link: PreviewLink,
  ) => Promise<{ readonly page: Page | undefined; readonly project: Pick<Project, "siteUrl"> | undefined }>;
}
