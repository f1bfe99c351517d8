import { escapeHtml } from "../../../../../web/markdown/escape-html.ts";
import { pictureSize } from "../../../../../web/markdown/picture-size.ts";
import { inLanguage, lineInLanguage } from "../../i18n/direction.ts";
import { openGraphLocale, ownName, showDate } from "./site-words.ts";
import { siteStyle } from "./site-style.ts";
import type { Alternate, LanguageItem, MenuItem, SitePageView, SiteView } from "./site-view.ts";

/** A page of the published site as a complete document. Pure: the same view is the same document. */
export const renderSitePage = (site: SiteView, page: SitePageView): string =>
  renderDocument(site, {
    title: page.title === site.name ? site.name : `${page.title} – ${site.name}`,
    head: headOf(site, page),
    main: `<article>\n${articleOf(site, page)}\n</article>`,
  });

interface MissingTexts {
  readonly missing: string;
  readonly moved: string;
  readonly home: string;
}

/** For an address without a page: with the menu, the languages and the way home. */
export const renderMissingPage = (site: SiteView, { missing, moved, home }: MissingTexts): string =>
  renderDocument(site, {
    title: `${missing} – ${site.name}`,
    head: noIndex,
    main: `${mark}<h1>${escapeHtml(missing)}</h1>
<p class="lead">${escapeHtml(moved)}</p>
<p><a class="way" href="${escapeHtml(site.home)}">${escapeHtml(home)}</a></p>`,
  });

/** For an address at which there is no site, or which cannot be shown now. Says nothing of any site. */
export const renderSentence = (language: string, sentence: string): string =>
  documentOf({ language, title: sentence, head: noIndex, body: `<main>\n${mark}<h1>${escapeHtml(sentence)}</h1>\n</main>` });

interface DocumentParts {
  readonly title: string;
  readonly head: string;
  readonly main: string;
}

/** A lectern: `public/mark.svg`. */
const mark =
  '<svg class="mark" viewBox="0 0 24 24" aria-hidden="true"><path d="M12 11v9M8 20h8"/><path class="desk" d="M3.5 11.5 20.5 6"/></svg>\n';

const noIndex = '<meta name="robots" content="noindex">\n';

const renderDocument = (site: SiteView, { title, head, main }: DocumentParts): string => {
  const place = site.agent?.isHere === true ? "\n<div data-lectern-agent></div>" : "";
  const script = site.agent === undefined ? "" : `\n<script async src="${escapeHtml(site.agent.script)}"></script>`;
  const accent = site.accent === undefined ? "" : `\n<link rel="stylesheet" href="${escapeHtml(site.accent)}">`;
  return documentOf({
    language: site.language,
    title,
    head,
    // At the end: until the owner's colour is here, links have the usual one, and nobody waits for it.
    body: `<header>
<a class="site" href="${escapeHtml(site.home)}">${lineInLanguage(site.name, site.language)}</a>
${renderMenu(site)}</header>
<main>
${main}${place}
</main>${accent}${script}`,
  });
};

const documentOf = ({
  language,
  title,
  head,
  body,
}: {
  readonly language: string;
  readonly title: string;
  readonly head: string;
  readonly body: string;
}): string =>
  `<!doctype html>
<html${inLanguage(language)}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
${head}<style>${siteStyle}</style>
</head>
<body>
${body}
</body>
</html>
`;

const headOf = (
  { name, language }: SiteView,
  { title, description, cover, canonical, alternates, defaultLanguage }: SitePageView,
): string => {
  const others = alternates.filter((alternate) => alternate.language !== language);
  const properties = {
    type: "website",
    site_name: name,
    title,
    description,
    url: canonical,
    image: cover,
    locale: openGraphLocale(language),
  };
  return [
    ...(description === "" ? [] : [`<meta name="description" content="${escapeHtml(description)}">`]),
    ...(canonical === undefined ? [noIndex.trim()] : [`<link rel="canonical" href="${escapeHtml(canonical)}">`]),
    ...(others.length === 0 ? [] : renderAlternates(alternates, defaultLanguage)),
    ...Object.entries(properties).flatMap(([key, value = ""]) =>
      value === "" ? [] : [`<meta property="og:${key}" content="${escapeHtml(value)}">`],
    ),
    ...(cover === undefined ? [] : ['<meta name="twitter:card" content="summary_large_image">']),
    "",
  ].join("\n");
};

/** `x-default` is for readers who speak none of the languages. */
const renderAlternates = (alternates: readonly Alternate[], defaultLanguage: string): readonly string[] => {
  const fallback = alternates.find(({ language }) => language === defaultLanguage);
  return [...alternates, ...(fallback === undefined ? [] : [{ language: "x-default", url: fallback.url }])].map(
    ({ language, url }) => `<link rel="alternate" hreflang="${escapeHtml(language)}" href="${escapeHtml(url)}">`,
  );
};

/** The title is the text's own first heading, or else the page's. */
const articleOf = ({ language }: SiteView, { title, description, html, date, cover }: SitePageView): string => {
  const end = /^<h1[ >]/.test(html) ? html.indexOf("</h1>") + "</h1>".length : 0;
  const parts = [
    end === 0 ? `<h1>${lineInLanguage(title, language)}</h1>` : html.slice(0, end),
    description === "" ? "" : `<p class="lead">${lineInLanguage(description, language)}</p>`,
    date === undefined ? "" : `<p class="date">${showDate(date, language)}</p>`,
    cover === undefined ? "" : renderCover(cover),
    html.slice(end).trim(),
  ];
  return parts.filter((part) => part !== "").join("\n");
};

const renderCover = (cover: string): string => {
  const size = pictureSize(cover);
  const measures = size === undefined ? "" : ` width="${size.width}" height="${size.height}"`;
  return `<img class="cover" src="${escapeHtml(cover)}"${measures} fetchpriority="high" alt="">`;
};

/** Beside the name, and on a phone behind a button: a popover, which needs no script to open, and closes as every other one. */
const renderMenu = ({ menu, menuWord, languages, language }: SiteView): string => {
  const lists = [
    menu.length === 0 ? "" : `<nav>${listOf(menu.map((item) => renderMenuItem(item, language)))}</nav>\n`,
    languages.length < 2 ? "" : `${listOf(languages.map((item) => renderLanguage(item, language)))}\n`,
  ].join("");
  if (lists === "") return "";
  return `<button type="button" popovertarget="menu">${escapeHtml(menuWord)}</button>\n<div id="menu" popover>\n${lists}</div>\n`;
};

const listOf = (items: readonly string[]): string => `<ul>\n${items.join("\n")}\n</ul>`;

const renderMenuItem = ({ title, path, isCurrent }: MenuItem, language: string): string =>
  `<li><a href="${escapeHtml(path)}"${isCurrent ? ' aria-current="page"' : ""}>${lineInLanguage(title, language)}</a></li>`;

const renderLanguage = ({ language, path }: LanguageItem, shown: string): string => {
  const name = escapeHtml(ownName(language));
  if (language === shown) return `<li><span${inLanguage(language)} aria-current="true">${name}</span></li>`;
  return `<li><a${inLanguage(language)} hreflang="${escapeHtml(language)}" href="${escapeHtml(path)}">${name}</a></li>`;
};
