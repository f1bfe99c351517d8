import { type KeyObject, sign } from "node:crypto";
import { stack } from "./stack-addresses.ts";

/** ID tokens made by hand. */

export type Claims = Readonly<Record<string, unknown>>;

/** The claims of an ID token for this project, valid for an hour. */
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

/** A token without a signature, like the Auth emulator's own. */
export const unsigned = (claims: Claims): string => `${encodePart({ alg: "none", typ: "JWT" })}.${encodePart(claims)}.`;

/** A token like Google's, signed with this key. */
export const signToken = (key: KeyObject, claims: Claims, header: object): string => {
  const content = `${encodePart(header)}.${encodePart(claims)}`;
  return `${content}.${sign("sha256", Buffer.from(content), key).toString("base64url")}`;
};
