import { initializeApp } from "firebase/app";
import { getToken, initializeAppCheck, ReCaptchaEnterpriseProvider } from "firebase/app-check";
import type { AppOfPage } from "./firebase-config.ts";

/**
 * The App Check token of this page: the SDK keeps it for all tabs, and renews it before it expires. Initialising twice has no further effect.
 * This module brings its own copy of Firebase, separate from Authentication, which would otherwise wait for the shared app's token, and reCAPTCHA
 * may hang.
 */
export const getAppCheckToken = async ({ apiKey, projectId, appId }: AppOfPage, siteKey: string): Promise<string> => {
  const appCheck = initializeAppCheck(initializeApp({ apiKey, projectId, appId }), {
    provider: new ReCaptchaEnterpriseProvider(siteKey),
    isTokenAutoRefreshEnabled: true,
  });
  return (await getToken(appCheck)).token;
};
