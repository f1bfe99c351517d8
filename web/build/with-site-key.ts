import { siteKeyName } from "../shared/site-key.ts";

/**
 * The page with its reCAPTCHA key, which is public. Hosting's policy lets it load reCAPTCHA, whose scripts are not only Google's own
 * business: a page without a key takes that back, because a policy in a page can only narrow that of its headers.
 *
 * With a key it says its origin to other sites, which reCAPTCHA, and API keys restricted to websites, check.
 */
export const withSiteKey = (page: string, siteKey: string): string =>
  page.replace('    <meta charset="utf-8" />\n', (charset) => charset + (siteKey === "" ? withoutRecaptcha : withRecaptcha(siteKey)));

const withoutRecaptcha = `    <meta http-equiv="Content-Security-Policy" content="script-src 'self'; frame-src 'none'" />\n`;

const withRecaptcha = (siteKey: string): string =>
  `    <meta name="referrer" content="strict-origin" />\n    <meta name="${siteKeyName}" content="${escapeAttribute(siteKey)}" />\n`;

const escapeAttribute = (value: string): string => value.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
