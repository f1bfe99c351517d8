import { isLecternError } from "../../client/src/errors.ts";
import type { EndReason } from "@lectern/client/voice";

/** As Firebase's own sign-in calls it. https://firebase.google.com/docs/auth/limits: 100 new accounts an hour from one address. */
const isTooMany = (error: unknown): boolean => Reflect.get(Object(error), "code") === "auth/too-many-requests";

/** Why there is no token, as far as it helps a visitor. Other errors of the page's `getIdToken` are the page's own. */
export const toEndReason = (error: unknown): EndReason =>
  isLecternError(error) ? error : { code: isTooMany(error) ? "too_many_sign_ups" : "identity_failed" };
