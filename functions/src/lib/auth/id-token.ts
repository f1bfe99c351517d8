import { getApps, initializeApp } from "firebase-admin/app";
import { type DecodedIdToken, getAuth } from "firebase-admin/auth";
import { identityLimits } from "./limits.ts";
import { readProjectId } from "../platform/config/params.ts";
import { AppError } from "../platform/core/app-error.ts";
import { watchClient } from "../platform/core/watch-client.ts";
import { isRecord } from "../platform/core/unknown-record.ts";
import { codeOf } from "../platform/core/service-error.ts";

export interface Identity {
  readonly uid: string;
  readonly signedInSec: number;
  /** Signed in without an account: the identity is that of a browser, not of a person. */
  readonly isAnonymous: boolean;
}

/** firebase-admin's codes for tokens that are forged, expired or from another project, and for disabled users. */
const refusalCodes: ReadonlySet<unknown> = new Set([
  "auth/argument-error",
  "auth/invalid-argument",
  "auth/invalid-id-token",
  "auth/id-token-expired",
  "auth/id-token-revoked",
  "auth/user-disabled",
  "auth/user-not-found",
]);

/** firebase-admin also throws `argument-error` if it cannot fetch Google's keys, but then the message does not mention the token. */
const isRefusal = (error: unknown): boolean =>
  error instanceof Error &&
  refusalCodes.has(codeOf(error)) &&
  (codeOf(error) !== "auth/argument-error" || error.message.includes("ID token"));

const watchedKeys = watchClient("identity");

export const identityService = () => getAuth(getApps()[0] ?? initializeApp());

/**
 * Verifies the ID token in an Authorization header: signature, project, age.
 *
 * @throws AppError `unauthenticated`; `unavailable` when Google's keys cannot be reached
 */
export const requireIdentity = async (authorization: string | undefined): Promise<Identity> => {
  const [, token] = /^Bearer +(\S+) *$/i.exec(authorization ?? "") ?? [];
  if (token === undefined) throw signInFirst();
  const { uid, iat, exp, auth_time: signedInSec, firebase } = await verify(token).catch(refuse);
  if (!isInItsTime({ iat, exp }, Date.now() / 1000)) throw invalidToken();
  return { uid, signedInSec, isAnonymous: isAnonymous(firebase) };
};

export const signInFirst = (): AppError =>
  unauthenticated("Sign in first: the Authorization header must be Bearer followed by an ID token.");

const verify = async (token: string): Promise<DecodedIdToken> => watchedKeys(identityService().verifyIdToken(token));

/** Only Firebase can set this claim; an operator's custom claims are separate. */
const isAnonymous = (firebase: unknown): boolean => isRecord(firebase) && firebase["sign_in_provider"] === "anonymous";

/**
 * Deletes an identity that is still anonymous. One that has become an account is kept; one that is already gone is not an error.
 *
 * @throws AppError `unavailable`
 */
export const removeAnonymousIdentity = async (uid: string): Promise<void> => {
  try {
    const { providerData, email, phoneNumber } = await identityService().getUser(uid);
    const isAccount = providerData.length > 0 || email !== undefined || phoneNumber !== undefined;
    if (!isAccount) await identityService().deleteUser(uid);
  } catch (error) {
    if (codeOf(error) === "auth/user-not-found") return;
    throw new AppError("unavailable", "The identity cannot be deleted right now.", { service: "identity", cause: error });
  }
};

/** Fetches Google's keys and an access token, and opens a connection, so that the first request does not wait for each in turn. */
export const warmUpIdentity = async (): Promise<void> => {
  await Promise.allSettled([identityService().verifyIdToken(tokenOfNobody()), identityService().getUser("warm-up")]);
};

/** A token with an unknown key ID: verifying it fetches Google's keys before refusing it. */
const tokenOfNobody = (): string => {
  const project = readProjectId();
  const nowSec = Math.floor(Date.now() / 1000);
  const claims = { aud: project, iss: `https://securetoken.google.com/${project}`, sub: "warm-up", iat: nowSec, exp: nowSec + 60 };
  const encode = (part: object): string => Buffer.from(JSON.stringify(part)).toString("base64url");
  return `${encode({ alg: "RS256", kid: "warm-up", typ: "JWT" })}.${encode(claims)}.AA`;
};

/**
 * firebase-admin accepts tokens that never expire or were issued in the future.
 * https://firebase.google.com/docs/auth/admin/verify-id-tokens#verify_id_tokens_using_a_third-party_jwt_library
 */
const isInItsTime = ({ iat, exp }: Pick<DecodedIdToken, "iat" | "exp">, nowSec: number): boolean =>
  iat <= nowSec + identityLimits.clockSkewSec && exp > nowSec;

/** @throws AppError `unauthenticated` if the sender is at fault; else `unavailable` */
export const refuse = (error: unknown): never => {
  if (isRefusal(error)) throw invalidToken(error);
  throw new AppError("unavailable", "Your sign-in cannot be checked right now. Please try again.", {
    retryAfterSec: 5,
    service: "identity",
    cause: error,
  });
};

export const invalidToken = (cause?: unknown): AppError => unauthenticated("The ID token is invalid or has expired. Sign in again.", cause);

const unauthenticated = (message: string, cause?: unknown): AppError =>
  new AppError("unauthenticated", message, { headers: { "WWW-Authenticate": "Bearer" }, cause });
