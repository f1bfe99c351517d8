import { createLocalJWKSet, createRemoteJWKSet, errors, type JWTPayload, jwtVerify, type JWTVerifyGetKey } from "jose";
import { appCheckUrl, readOrigin, readProjectId } from "../platform/config/params.ts";
import { operatorLog } from "../platform/log/write-operator-log.ts";
import { appCheckLimits, identityLimits } from "./limits.ts";

class KeysUnavailable extends Error {
  override readonly name = "KeysUnavailable";
}

const keys = createRemoteJWKSet(new URL(`${readOrigin(appCheckUrl)}/v1/jwks`), {
  timeoutDuration: appCheckLimits.fetchMs,
  cooldownDuration: appCheckLimits.pauseMs,
  cacheMaxAge: appCheckLimits.keysMs,
});

let pausedUntilMs = 0;

/** After a failure to fetch the keys, the known ones are used for a while, so that an outage does not delay every request. */
const findKey: JWTVerifyGetKey = async (header, token) => {
  if (header.kid === undefined) throw new errors.JWKSNoMatchingKey();
  if (isPaused()) return findKept(header, token);
  try {
    return await keys(header, token);
  } catch (error) {
    if (error instanceof errors.JWKSNoMatchingKey) throw error;
    // All callers waiting for this attempt get here; only the first one reports it.
    if (!isPaused()) {
      pausedUntilMs = performance.now() + appCheckLimits.pauseMs;
      const outcome = error instanceof errors.JWKSTimeout ? "timeout" : "failed";
      operatorLog({ severity: "WARNING", message: "the keys of App Check could not be fetched", outcome });
    }
    return findKept(header, token);
  }
};

const isPaused = (): boolean => performance.now() < pausedUntilMs;

/** @throws KeysUnavailable for an unknown key, because it may be new */
const findKept: JWTVerifyGetKey = async (header, token) => {
  try {
    return await createLocalJWKSet(keys.jwks() ?? { keys: [] })(header, token);
  } catch (cause) {
    throw new KeysUnavailable("The keys could not be fetched", { cause });
  }
};

/**
 * `valid` if App Check issued the token for an app of this project; `unchecked` if that cannot be checked right now.
 * https://firebase.google.com/docs/app-check/custom-resource-backend#verify_app_check_tokens_from_other_platforms
 */
export const checkAppCheckToken = async (token: string): Promise<"valid" | "invalid" | "unchecked"> => {
  try {
    const { payload } = await jwtVerify(token, findKey, { algorithms: ["RS256"], typ: "JWT", requiredClaims: ["exp"] });
    return isOfProject(payload, readProjectId()) ? "valid" : "invalid";
  } catch (error) {
    if (error instanceof KeysUnavailable) return "unchecked";
    if (error instanceof errors.JOSEError) return "invalid";
    throw error;
  }
};

const issuerForm = /^https:\/\/firebaseappcheck\.googleapis\.com\/(\d+)$/;

/** Issuer and app contain the project's number; the audience ties it to the project's ID. */
const isOfProject = ({ iss = "", aud, iat, sub }: JWTPayload, project: string): boolean => {
  const [, number] = issuerForm.exec(iss) ?? [];
  return (
    number !== undefined &&
    Array.isArray(aud) &&
    aud.includes(`projects/${project}`) &&
    aud.includes(`projects/${number}`) &&
    sub?.startsWith(`1:${number}:`) === true &&
    iat !== undefined &&
    iat <= Date.now() / 1000 + identityLimits.clockSkewSec
  );
};
