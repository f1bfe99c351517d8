import { siteKeyName } from "../shared/site-key.ts";

/** The page with its reCAPTCHA key, which is public; unchanged without one. */
export const withSiteKey = (page: string, siteKey: string): string =>
  siteKey === ""
    ? page
    : page.replace("  </head>", () => `    <meta name="${siteKeyName}" content="${escapeAttribute(siteKey)}" />\n  </head>`);

const escapeAttribute = (value: string): string => value.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
