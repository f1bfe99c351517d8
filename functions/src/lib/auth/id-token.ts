import { getApps, initializeApp } from "firebase-admin/app";
import { type DecodedIdToken, getAuth } from "firebase-admin/auth";
import type { Request } from "firebase-functions/v2/https";
import { identityLimits } from "./limits.ts";
import { AppError } from "../core/app-error.ts";

/** The person behind a request. */
export interface Identity {
  readonly uid: string;
}

/** The codes of firebase-admin for tokens that are forged, expired, of another project, or of a disabled user. */
const refusalCodes: ReadonlySet<unknown> = new Set([
  "auth/argument-error",
  "auth/invalid-argument",
  "auth/invalid-id-token",
  "auth/id-token-expired",
  "auth/id-token-revoked",
  "auth/user-disabled",
  "auth/user-not-found",
]);

/** It also throws `argument-error` when Google's keys cannot be fetched. Only messages about the token itself mention the token. */
const isRefusal = (error: unknown): boolean =>
  error instanceof Error &&
  "code" in error &&
  refusalCodes.has(error.code) &&
  (error.code !== "auth/argument-error" || error.message.includes("ID token"));

/**
 * Verifies the ID token of a request: signature, project, age, and that its owner is not disabled and has not been signed out everywhere.
 *
 * @throws AppError `unauthenticated`; `unavailable` when Google's keys or accounts cannot be reached
 */
export const requireIdentity = async (request: Request): Promise<Identity> => {
  const [, token] = /^Bearer +(\S+) *$/i.exec(request.get("Authorization") ?? "") ?? [];
  if (token === undefined) throw unauthenticated("Sign in first: the Authorization header must be Bearer followed by an ID token.");
  const { uid, iat, exp } = await verify(token);
  if (!isInItsTime({ iat, exp }, Date.now() / 1000)) throw invalidToken();
  return { uid };
};

const verify = async (token: string): Promise<DecodedIdToken> => {
  try {
    return await getAuth(getApps()[0] ?? initializeApp()).verifyIdToken(token, true);
  } catch (error) {
    throw toAppError(error);
  }
};

/**
 * firebase-admin accepts tokens that never expire or were issued in the future.
 * https://firebase.google.com/docs/auth/admin/verify-id-tokens#verify_id_tokens_using_a_third-party_jwt_library
 */
const isInItsTime = ({ iat, exp }: Pick<DecodedIdToken, "iat" | "exp">, nowSec: number): boolean =>
  iat <= nowSec + identityLimits.clockSkewSec && exp > nowSec;

const toAppError = (error: unknown): AppError => {
  if (isRefusal(error)) return invalidToken(error);
  return new AppError("unavailable", "Your sign-in cannot be checked right now. Please try again.", {
    headers: { "Retry-After": "5" },
    cause: error,
  });
};

const invalidToken = (cause?: unknown): AppError => unauthenticated("The ID token is invalid or has expired. Sign in again.", cause);

const unauthenticated = (message: string, cause?: unknown): AppError =>
  new AppError("unauthenticated", message, { headers: { "WWW-Authenticate": "Bearer" }, cause });
