import { initializeApp } from "firebase/app";
import { getToken, initializeAppCheck, ReCaptchaEnterpriseProvider } from "firebase/app-check";
import type { AppOfPage } from "./firebase-config.ts";

/**
 * The App Check token of this page: the SDK keeps it for all tabs, and renews it before it expires. Beginning twice is beginning once.
 *
 * This module brings its own copy of Firebase, of which Authentication knows nothing: it would wait for the token of an app that it shares,
 * and reCAPTCHA may hang.
 */
export const getAppCheckToken = async ({ apiKey, projectId, appId }: AppOfPage, siteKey: string): Promise<string> => {
  const appCheck = initializeAppCheck(initializeApp({ apiKey, projectId, appId }), {
    provider: new ReCaptchaEnterpriseProvider(siteKey),
    isTokenAutoRefreshEnabled: true,
  });
  return (await getToken(appCheck)).token;
};
