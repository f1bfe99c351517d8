import { stack } from "./stack-addresses.ts";

/** ID tokens made by hand. */

export type Claims = Readonly<Record<string, unknown>>;

/** What an ID token of this project says. Its life is an hour. */
export const claimsOf = (uid: string, changes: Claims = {}): Claims => {
  const nowSec = Math.floor(Date.now() / 1000);
  return {
    iss: `https://securetoken.google.com/${stack.projectId}`,
    aud: stack.projectId,
    sub: uid,
    user_id: uid,
    auth_time: nowSec,
    iat: nowSec,
    exp: nowSec + 3600,
    firebase: { identities: {}, sign_in_provider: "password" },
    ...changes,
  };
};

export const encodePart = (part: object): string => Buffer.from(JSON.stringify(part)).toString("base64url");

/** A token without a signature. The Auth emulator's own look like this. */
export const unsigned = (claims: Claims): string => `${encodePart({ alg: "none", typ: "JWT" })}.${encodePart(claims)}.`;
