import { pageUrl } from "../../../../../web/site/page-address.ts";
import { resolveAddress } from "../../../../../web/markdown/resolve-address.ts";
import { canonicalStored } from "../../i18n/language-spelling.ts";
import { fieldsOf } from "../drafts/template-rules.ts";
import { toLine } from "../markdown/plain-text.ts";
import type { PublishedPage } from "../published/find-published.ts";
import { publicMetadata } from "../published/public-metadata.ts";
import { ownBase, ownPicture, placeText } from "./own-addresses.ts";
import { asLine, outsidePlan, type ShownSite } from "./site-frame.ts";
import { parseDay } from "./site-words.ts";
import type { SitePageView } from "./site-view.ts";

/**
 * A live page as the site shows it. Its canonical address is that of the project's own site, if it has one: the same page may be shown there, too.
 *
 * @param html the text, rendered with `ownBase`
 */
export const pageViewOf = (site: ShownSite, { page, own, translations }: PublishedPage, html: string): SitePageView => {
  const { project, plan, path } = site;
  const template = site.templates.find(({ id }) => id === page.templateId);
  const metadata = publicMetadata(template, page.metadata);
  const typed = (type: string): readonly unknown[] =>
    (template === undefined ? [] : fieldsOf(template)).filter((field) => field["type"] === type).map(({ key }) => metadata[String(key)]);
  const outside = outsidePlan(site);
  const picture = typed("image").flatMap((value) => (typeof value === "string" ? (resolveAddress(value, ownBase) ?? []) : []))[0];
  return {
    title: asLine(metadata["title"]) ?? headingOf(html) ?? own.slug,
    description: asLine(metadata["summary"]) ?? asLine(metadata["description"]) ?? "",
    html: placeText(html, path),
    date: own.isHome ? undefined : typed("date").flatMap((value) => parseDay(value) ?? [])[0],
    cover: picture !== undefined && /^https?:/.test(picture) ? new URL(ownPicture(picture, path), plan.siteUrl).href : undefined,
    canonical: pageUrl(outside, own),
    alternates: translations.map((translation) => ({ language: translation.language, url: pageUrl(outside, translation) })),
    defaultLanguage: canonicalStored(project.defaultLanguage),
  };
};

/** Of a text that begins with one. */
const headingOf = (html: string): string | undefined =>
  /^<h1[ >]/.test(html) ? asLine(toLine(html.slice(html.indexOf(">") + 1, html.indexOf("</h1>")))) : undefined;
