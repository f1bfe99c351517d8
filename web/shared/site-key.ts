/** The `<meta>` with the reCAPTCHA key of a page that was built for a deployment with App Check. */
export const siteKeyName = "lectern-app-check-site-key";
