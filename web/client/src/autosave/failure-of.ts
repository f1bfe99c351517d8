import { isLecternError } from "../errors.ts";
import type { Failure } from "./queue.ts";

/** Firebase Authentication's errors if nobody is signed in: https://firebase.google.com/docs/reference/js/auth#autherrorcodes */
const signedOutCodes = new Set<unknown>([
  "auth/invalid-user-token",
  "auth/no-current-user",
  "auth/null-user",
  "auth/user-disabled",
  "auth/user-mismatch",
  "auth/user-not-found",
  "auth/user-signed-out",
  "auth/user-token-expired",
]);

/** Why a request failed. Errors that are not Lectern's come from `getIdToken` or `getAppCheckToken`. */
export const failureOf = (error: unknown): Failure => {
  if (isLecternError(error)) return error;
  const message = error instanceof Error ? error.message : "";
  if (isSignedOut(error)) return { code: "unauthenticated", message, isRetryable: false };
  // Nothing was sent. A network error, too many requests, an internal error: the next attempt may work.
  return { code: "network", message, isRetryable: true };
};

/** An error without a code is the page's own: nobody is signed in. Without a network, `fetch` throws a `TypeError`. */
const isSignedOut = (error: unknown): boolean =>
  error instanceof Error && "code" in error ? signedOutCodes.has(error.code) : !(error instanceof TypeError);
