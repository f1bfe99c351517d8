import { isRecord } from "./decode.ts";
import type { AppOfPage } from "./firebase-config.ts";
import { siteKeyName } from "./site-key.ts";
import { withinLimit } from "./within-limit.ts";

/**
 * `getAppCheckToken` for `createLectern`, if this page was built with a reCAPTCHA key; without one, nothing is loaded. It never rejects: a
 * request goes without an unavailable token, and the service decides whether it may.
 */
export const createAppCheck = (app: AppOfPage): (() => Promise<string | undefined>) | undefined => {
  const siteKey = document.querySelector(`meta[name="${siteKeyName}"]`)?.getAttribute("content") ?? "";
  if (siteKey === "" || app.appId === "") return undefined;
  const getToken = withinLimit(
    async () => askRecaptcha(app, siteKey),
    async () => new Promise((resolve) => setTimeout(resolve, limitMs)),
  );
  // Takes a second or two: started now, it is there before anybody has signed in.
  void getToken();
  return getToken;
};

/** 10 s: a slow phone needs five for reCAPTCHA; the client gives up a request after fifteen. */
const limitMs = 10_000;

/**
 * `get-app-check-token.ts` is built separately (`pages.ts`): as a part of this page it would share Firebase's app with the sign-in, in
 * a file that every page would load, one round trip after the sign-in.
 */
const askRecaptcha = async (...asked: readonly [app: AppOfPage, siteKey: string]): Promise<string> => {
  const loaded: unknown = await import(new URL("/app-check/recaptcha.js", location.href).href);
  const getToken = isRecord(loaded) ? loaded["getAppCheckToken"] : undefined;
  const token: unknown = typeof getToken === "function" ? await Reflect.apply(getToken, undefined, asked) : undefined;
  if (typeof token !== "string") throw new Error("There is no App Check token.");
  return token;
};
