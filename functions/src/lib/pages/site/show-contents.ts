import { escapeHtml } from "../../../../../web/markdown/escape-html.ts";
import { pageUrl } from "../../../../../web/site/page-address.ts";
import { lineInLanguage } from "../../i18n/direction.ts";
import { canonicalStored } from "../../i18n/language-spelling.ts";
import type { PublishedStore } from "../published/published-store.ts";
import { hasAddress } from "../published/site-facts.ts";
import { sitePageLimits } from "./limits.ts";
import { frameOf, nameOf, outsidePlan, pathOf, type ShownSite, titleOf } from "./site-frame.ts";
import { renderSitePage } from "./site-html.ts";

/**
 * In place of a home page that the owner has not named yet: the first pages in the default language.
 *
 * @throws AppError `unavailable`
 */
export const showContents = async (published: PublishedStore, site: ShownSite): Promise<string> => {
  const { project, plan, path, templates } = site;
  const language = canonicalStored(project.defaultLanguage);
  const asked = { language: project.defaultLanguage, limit: sitePageLimits.listedAtHome, cursor: undefined };
  const { pages } = await published.listLivePages(project.id, asked);
  const items = pages.flatMap((page) => {
    if (!hasAddress(project, page)) return [];
    const { slug, metadata, templateId } = page;
    const title = titleOf(templates, { title: metadata["title"], templateId }) ?? slug;
    const href = escapeHtml(pathOf(plan, { slug, language, isHome: false }));
    return [`<li><a href="${href}">${lineInLanguage(title, language)}</a></li>\n`];
  });
  const hasAgent = project.site.live_agent_placement === "homepage";
  return renderSitePage(await frameOf(site, { language, path, translations: [], hasAgent }), {
    title: nameOf(project),
    description: "",
    html: items.length === 0 ? "" : `<ul>\n${items.join("")}</ul>`,
    date: undefined,
    cover: undefined,
    canonical: pageUrl(outsidePlan(site), { slug: "", language, isHome: true }),
    alternates: [],
    defaultLanguage: language,
  });
};
