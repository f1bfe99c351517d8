/** The `<meta>` by which a page that was built for a deployment with App Check finds its reCAPTCHA key. */
export const siteKeyName = "lectern-app-check-site-key";
