import type { Page } from "../drafts/page.ts";
import type { Project } from "../projects/project.ts";

/** Leads to one draft for a time. */
export interface PreviewLink {
  readonly projectId: string;
  readonly draftId: string;
  /** Of the draft: another one that is made under the same ID is not shown. */
  readonly generation: string;
  readonly tokenDigest: string;
  readonly expireAt: Date;
}

/** @throws AppError `unavailable` when storage is unavailable (every method) */
export interface PreviewLinks {
  /** Takes the place of the link that the draft has. */
  readonly put: (link: PreviewLink) => Promise<void>;
  readonly remove: (projectId: string, draftId: string) => Promise<void>;
}

/** @throws AppError `unavailable` when storage is unavailable (every method) */
export interface PreviewStore extends PreviewLinks {
  readonly findLink: (tokenDigest: string) => Promise<PreviewLink | undefined>;
  /** Both undefined where there is none. */
  readonly findShown: (link: PreviewLink) => Promise<{ readonly page: Page | undefined; readonly project: Project | undefined }>;
}
