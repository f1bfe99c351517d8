import { pageUrl } from "../../../../web/site/page-address.ts";
import { addressPlan, hasAddress, type SiteProject } from "../pages/published/site-facts.ts";
import { readPagesOrigin } from "../platform/config/params.ts";

interface Place {
  readonly slug: string | null;
  readonly language: string;
}

/** Where visitors find a page while it is live; null if that is unknown, or nowhere. */
export const addressOf = (project: SiteProject, page: Place | undefined): string | null => {
  const { slug = null, language = project.defaultLanguage } = page ?? {};
  const isKnown = project.siteUrl !== undefined && URL.canParse(project.siteUrl);
  const place = { slug, language };
  return isKnown && hasAddress(project, place) ? pageUrl(addressPlan(project), place) : null;
};

/** Where the team edits a document. */
export const editorUrlOf = (projectId: string, id: string, visibility: "draft" | "live"): string =>
  `${readPagesOrigin()}/editor/#/${encodeURIComponent(projectId)}/${visibility === "live" ? "pages" : "drafts"}/${encodeURIComponent(id)}`;
