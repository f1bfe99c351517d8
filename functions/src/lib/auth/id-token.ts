import { getApps, initializeApp } from "firebase-admin/app";
import { getAuth } from "firebase-admin/auth";
import type { Request } from "firebase-functions/v2/https";
import { AppError } from "../core/app-error.ts";

/** The person behind a request. */
export interface Identity {
  readonly uid: string;
}

/** What firebase-admin says of tokens that are forged, old, of another project, or of someone who was shut out. */
const refusals: ReadonlySet<unknown> = new Set([
  "auth/argument-error",
  "auth/invalid-argument",
  "auth/invalid-id-token",
  "auth/id-token-expired",
  "auth/id-token-revoked",
  "auth/user-disabled",
  "auth/user-not-found",
]);

/**
 * Verifies the ID token of a request: signature, project, age, and that its owner is neither disabled nor signed out everywhere.
 *
 * @throws AppError `unauthenticated`; `unavailable` when Google's keys or accounts cannot be asked
 */
export const requireIdentity = async (request: Request): Promise<Identity> => {
  const [, token] = /^Bearer +(\S+) *$/i.exec(request.get("Authorization") ?? "") ?? [];
  if (token === undefined) throw unauthenticated("Sign in first: the Authorization header must be Bearer and an ID token.");
  try {
    const { uid } = await getAuth(getApps()[0] ?? initializeApp()).verifyIdToken(token, true);
    return { uid };
  } catch (error) {
    throw toAppError(error);
  }
};

const toAppError = (error: unknown): AppError => {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  if (refusals.has(code)) return unauthenticated("The ID token is invalid or has expired. Sign in again.", error);
  return new AppError("unavailable", "Your sign-in cannot be checked right now. Please try again.", {
    headers: { "Retry-After": "5" },
    cause: error,
  });
};

const unauthenticated = (message: string, cause?: unknown): AppError =>
  new AppError("unauthenticated", message, { headers: { "WWW-Authenticate": "Bearer" }, cause });
