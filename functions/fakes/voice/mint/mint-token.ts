import { isModel } from "../agent/model-rules.ts";
import { describeViolations } from "../../google/proto.ts";
import { modelNotFound } from "../wire/closing.ts";
import { googleError, invalidArgument } from "../../google/google-error.ts";
import type { HttpAnswer } from "../../server/http-answer.ts";
import { findMaskViolation, readFieldMask } from "./field-mask.ts";
import { defaults, longestLifetimeMs, TokenRequest } from "./token-request.ts";
import type { TokenStore } from "./token-store.ts";

interface MintContext {
  readonly apiVersion: string;
  readonly nowMs: number;
  /** How far the fake's clock is ahead of the caller's, who names times by their own. */
  readonly aheadMs?: number;
  readonly tokens: TokenStore;
}

/** `AuthTokenService.CreateToken`, for a caller with a valid key. */
export function mintToken(body: string, { apiVersion, nowMs, aheadMs = 0, tokens }: MintContext): HttpAnswer {
  const json = readJson(body);
  if (json === undefined) return invalidArgument([{ field: "", description: "Invalid JSON payload received. Expected an object." }]);
  const parsed = TokenRequest.safeParse(json, { reportInput: true });
  if (!parsed.success) return invalidArgument(describeViolations(parsed.error, "auth_token"));

  const request = parsed.data;
  const readTime = (time: string | undefined, otherwiseMs: number): number =>
    time === undefined ? otherwiseMs : Date.parse(time) + aheadMs;
  const expiresAtMs = readTime(request.expireTime, nowMs + defaults.expireMs);
  const newSessionExpiresAtMs = readTime(request.newSessionExpireTime, nowMs + defaults.newSessionExpireMs);
  const uses = request.uses ?? defaults.uses;
  const mask = readFieldMask(request.fieldMask ?? "");
  const setup = request.bidiGenerateContentSetup ?? (mask.length > 0 ? {} : undefined);
  const violation =
    findTimeViolation({ expire_time: expiresAtMs, new_session_expire_time: newSessionExpiresAtMs }, nowMs) ??
    (uses < 0 ? "Request contains an invalid argument." : undefined) ??
    (setup === undefined ? undefined : (findMaskViolation(mask, setup) ?? findModelViolation(setup.model, apiVersion)));
  if (violation !== undefined) return googleError("INVALID_ARGUMENT", violation);

  const { name } = tokens.mint({ mintedAtMs: nowMs, expiresAtMs, newSessionExpiresAtMs, uses, setup, mask, apiVersion });
  return { status: 200, body: { name } };
}

/** Parses a body. An empty one is the empty message. Undefined if it is not JSON. */
function readJson(body: string): unknown {
  if (body.trim() === "") return {};
  try {
    const json: unknown = JSON.parse(body);
    return json;
  } catch {
    return undefined;
  }
}

const findTimeViolation = (times: Readonly<Record<string, number>>, nowMs: number): string | undefined =>
  Object.entries(times)
    .filter(([, timeMs]) => timeMs - nowMs >= longestLifetimeMs)
    .map(([name]) => `${name} is too far in the future. Maximum lifetime is 20h`)[0];

const findModelViolation = (model: string | undefined, apiVersion: string): string | undefined =>
  model === undefined || isModel(model) ? undefined : modelNotFound(model, apiVersion).reason;
