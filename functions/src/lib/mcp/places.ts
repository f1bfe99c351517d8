import { readPagesOrigin } from "../platform/config/params.ts";
import type { Project } from "../projects/project.ts";

/** Where visitors find a page; null if the site or the slug is unknown. */
export const addressOf = ({ siteUrl }: Pick<Project, "siteUrl">, slug: string | null): string | null => {
  if (siteUrl === undefined || slug === null) return null;
  const base = URL.parse(siteUrl.endsWith("/") ? siteUrl : `${siteUrl}/`);
  return base === null ? null : (URL.parse(slug.split("/").map(encodeURIComponent).join("/"), base.href)?.href ?? null);
};

/** Where the team edits a document. */
export const editorUrlOf = (projectId: string, id: string, visibility: "draft" | "live"): string =>
  `${readPagesOrigin()}/editor/#/${encodeURIComponent(projectId)}/${visibility === "live" ? "pages" : "drafts"}/${encodeURIComponent(id)}`;
