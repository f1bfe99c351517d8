import { type KeyObject, verify } from "node:crypto";
import { identityLimits } from "./limits.ts";
import { parseJson, isRecord, type UnknownRecord } from "../core/unknown-record.ts";

interface Verification {
  readonly findKey: (id: string) => Promise<KeyObject | undefined>;
  /** The ID of the Google Cloud project. */
  readonly project: string;
  readonly nowSec: number;
}

/**
 * Whether App Check made a token for an app of this project:
 * https://firebase.google.com/docs/app-check/custom-resource-backend#verify_app_check_tokens_from_other_platforms
 *
 * @throws whatever `findKey` throws
 */
export const isAppCheckToken = async (token: string, { findKey, project, nowSec }: Verification): Promise<boolean> => {
  const [header = "", claims = "", signature = "", ...more] = token.split(".");
  const { alg, typ, kid } = decodePart(header);
  if (more.length > 0 || alg !== "RS256" || typ !== "JWT" || typeof kid !== "string") return false;
  if (!isOfProject(decodePart(claims), project, nowSec)) return false;
  const key = await findKey(kid);
  return key !== undefined && verify("sha256", Buffer.from(`${header}.${claims}`), key, Buffer.from(signature, "base64url"));
};

const decodePart = (part: string): UnknownRecord => {
  const decoded = parseJson(Buffer.from(part, "base64url").toString("utf8"));
  return isRecord(decoded) ? decoded : {};
};

const issuerForm = /^https:\/\/firebaseappcheck\.googleapis\.com\/(\d+)$/;

/** The issuer and the app name the project by its number, and the audience says which number that is. */
const isOfProject = ({ iss, aud, exp, iat, sub }: UnknownRecord, project: string, nowSec: number): boolean => {
  const [, number] = issuerForm.exec(typeof iss === "string" ? iss : "") ?? [];
  return (
    number !== undefined &&
    Array.isArray(aud) &&
    aud.includes(`projects/${project}`) &&
    aud.includes(`projects/${number}`) &&
    typeof sub === "string" &&
    sub.startsWith(`1:${number}:`) &&
    typeof exp === "number" &&
    exp > nowSec &&
    typeof iat === "number" &&
    iat <= nowSec + identityLimits.clockSkewSec
  );
};
