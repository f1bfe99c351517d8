import type { LecternProject, OpenedDraft } from "@lectern/client";
import type { SiteFacts } from "../site/site-facts.ts";
import type { DraftSession } from "../session/draft-session.ts";

interface LinkingDraft {
  readonly project: LecternProject | undefined;
  readonly opened: OpenedDraft | undefined;
  readonly session: DraftSession | undefined;
  readonly site: SiteFacts;
}

/** Slugs that the draft links to, but that no page has. What looks for them may be missing: then only a warning is. */
export const lookAtLinks = async ({ project, opened, session, site }: LinkingDraft): Promise<readonly string[]> => {
  if (project === undefined || opened === undefined || session === undefined) return [];
  try {
    const { lostLinks } = await import("./lost-links.ts");
    return await lostLinks(project, session.text.content, { plan: site.plan, slug: opened.slug });
  } catch {
    return [];
  }
};
