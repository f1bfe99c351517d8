import type { Refusal } from "./operation.ts";

/** Of every endpoint that people call. */
export const unauthenticated: Refusal = {
  sharedAs: "Unauthenticated",
  code: "unauthenticated",
  when: "The ID token is missing, invalid or expired, or its owner has been disabled or signed out.",
  error: "The ID token is invalid or has expired. Sign in again.",
};
