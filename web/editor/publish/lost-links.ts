import type { LecternProject } from "@lectern/client";
import { renderMarkdown } from "../preview/render-markdown.ts";
import { slugInAddress } from "./slug-in-address.ts";

/** 20 lists of 100 pages: nobody waits for more before publishing. For a larger site there is no warning. */
const mostLists = 20;

/** Gives relative links a target even if the site's URL is unknown. */
const nowhere = "https://site.invalid/";

interface Place {
  readonly site: string | undefined;
  /** The page's own slug. */
  readonly slug: string | null;
}

/** Slugs that the text links to, but that no page of the site has. */
export const lostLinks = async (
  project: LecternProject,
  content: string,
  { site = nowhere, slug: own }: Place,
): Promise<readonly string[]> => {
  const links = [...renderMarkdown(content, site).querySelectorAll<HTMLAnchorElement>("a[href]")];
  const slugs = new Set(links.flatMap(({ href }) => slugInAddress(href, site) ?? []));
  if (own !== null) slugs.delete(own);
  let cursor: string | null | undefined;
  for (let lists = 0; slugs.size > 0 && cursor !== null; lists++) {
    if (lists === mostLists) return [];
    const found = await project.documents.list({ visibility: "live", limit: 100, cursor });
    for (const { slug } of found.documents) slugs.delete(slug?.normalize("NFC") ?? "");
    cursor = found.next_cursor;
  }
  return [...slugs];
};
