import type { Refusal } from "./operation.ts";

/** Of every endpoint that people call, before their right is checked. */
export const unauthenticated: readonly Refusal[] = [
  {
    sharedAs: "Unauthenticated",
    code: "unauthenticated",
    when: "The ID token is missing, invalid or expired, or its owner has been disabled or signed out.",
    error: "The ID token is invalid or has expired. Sign in again.",
  },
  {
    sharedAs: "Unauthenticated",
    code: "app_check_failed",
    when: "The deployment enforces App Check, and the `X-Firebase-AppCheck` header has no valid token.",
    error: "The App Check token is missing, invalid or expired. Send a new one as X-Firebase-AppCheck.",
  },
  {
    sharedAs: "RefusedTooOften",
    code: "refused_too_often",
    when: "Many requests of this caller were refused within a minute, with 403 or 429, or had no effect: a rating that was not counted, a tool call when the day has none left. Until the minute is over, none is looked at.",
    error: "Too many of your requests were refused. Please try again in a minute.",
  },
];
