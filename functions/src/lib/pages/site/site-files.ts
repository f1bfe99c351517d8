import { escapeHtml } from "../../../../../web/markdown/escape-html.ts";

export interface ListedAddress {
  readonly url: string;
  readonly updatedAt: Date;
}

/** https://www.sitemaps.org/protocol.html (seen 2026-11) */
export const renderSitemap = (pages: readonly ListedAddress[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${pages.map(({ url, updatedAt }) => `<url><loc>${escapeHtml(url)}</loc><lastmod>${updatedAt.toISOString()}</lastmod></url>\n`).join("")}</urlset>
`;

/** https://www.sitemaps.org/protocol.html#index */
export const renderSitemapIndex = (urls: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.map((url) => `<sitemap><loc>${escapeHtml(url)}</loc></sitemap>\n`).join("")}</sitemapindex>
`;

/** RFC 9309 */
export const renderRobots = (sitemapUrl: string): string => `User-agent: *\nAllow: /\nSitemap: ${sitemapUrl}\n`;
