import { setTimeout as sleep } from "node:timers/promises";
import * as z from "zod/mini";
import { sessionLimits } from "../../sessions/limits.ts";
import { AppError } from "../../core/app-error.ts";
import { isTimeout } from "../../core/time-limit.ts";
import { type SessionSetup, type VoiceFailure, type VoiceService, VoiceServiceError, voiceFailures } from "../../sessions/voice-service.ts";
import type { GeminiOptions } from "../gemini/generate-content.ts";
import { readGoogleError } from "../google-error.ts";
import { modelTraits, pinnedFields, toGeminiSetup } from "./gemini-setup.ts";

interface TokenOptions extends Omit<GeminiOptions, "model" | "fetch"> {
  readonly fetch: (url: string, request: RequestInit) => Promise<TokenResponse>;
  /** Longest time to wait for a token, in milliseconds. */
  readonly timeLimitMs: number;
}

type TokenResponse = Pick<Response, "ok" | "status" | "json">;

/** Ephemeral tokens of the Gemini Live API: https://ai.google.dev/gemini-api/docs/ephemeral-tokens */
export const geminiVoiceService = (options: TokenOptions): VoiceService => ({
  traits: (model) => modelTraits(model).page,
  toMessage: (text, model) =>
    modelTraits(model).page.takes_content
      ? // Not `realtimeInput.text`, which has no defined order among the turns.
        { clientContent: { turns: [{ role: "user", parts: [{ text }] }], turnComplete: true } }
      : { realtimeInput: { text } },
  mint: async (setup, now) => {
    const expiresAt = new Date(now.getTime() + sessionLimits.tokenMs);
    try {
      const token = await requestToken(options, setup, expiresAt);
      return { token, expiresAt, webSocketUrl: webSocketUrl(options) };
    } catch (cause) {
      throw unavailable(cause);
    }
  },
});

const unavailable = (cause: unknown): AppError =>
  cause instanceof VoiceServiceError && voiceFailures[cause.code].onlyOperatorsHelp
    ? new AppError("unavailable", "Voice sessions are not available right now.", { cause })
    : new AppError("unavailable", "Voice sessions are not available right now. Please try again later.", {
        headers: { "Retry-After": "30" },
        cause,
      });

/** The same request once more where it is likely to succeed then. Never a weaker one: a lock that was refused must not be left out. */
const requestToken = async (options: TokenOptions, setup: SessionSetup, expiresAt: Date): Promise<string> => {
  const key = options.apiKey();
  if (key === "") throw new VoiceServiceError("not_configured");
  const request: RequestInit = {
    method: "POST",
    signal: AbortSignal.timeout(options.timeLimitMs),
    headers: { "Content-Type": "application/json", "x-goog-api-key": key },
    body: JSON.stringify({
      uses: 1,
      expireTime: expiresAt.toISOString(),
      newSessionExpireTime: expiresAt.toISOString(),
      bidiGenerateContentSetup: toGeminiSetup(setup),
      fieldMask: pinnedFields.join(","),
    }),
  };
  const response = await send(options, request).catch(ifBroken);
  if (response !== undefined && !passing.has(response.status)) return readToken(response);
  await sleep(sessionLimits.mintPauseMs * (1 + Math.random()));
  return readToken(await send(options, request).catch(failAs("provider_down")));
};

/** Too many requests at this moment; a service that is overloaded or restarts. */
const passing: ReadonlySet<number> = new Set([429, 503]);

const send = async ({ baseUrl, apiVersion, fetch }: TokenOptions, request: RequestInit): Promise<TokenResponse> =>
  fetch(`${baseUrl()}/${apiVersion()}/auth_tokens`, request);

/** Undefined for a connection that broke. One that takes too long has had its time. */
const ifBroken = (error: unknown): undefined => {
  if (isTimeout(error)) throw new VoiceServiceError("timeout", error);
};

const Minted = z.object({ name: z.string().check(z.regex(/^auth_tokens\/\S+$/)) });

const readToken = async (response: TokenResponse): Promise<string> => {
  if (!response.ok) throw new VoiceServiceError(await failureOf(response));
  const minted = Minted.safeParse(await response.json().catch(failAs("unreadable")));
  if (!minted.success) throw new VoiceServiceError("unreadable");
  return minted.data.name;
};

/** For `catch`: `timeout` where that is what happened, else the given failure. */
const failAs =
  (failure: "provider_down" | "unreadable") =>
  (cause: unknown): never => {
    throw new VoiceServiceError(isTimeout(cause) ? "timeout" : failure, cause);
  };

/** A bad key is answered with 400, a missing one with 403: https://ai.google.dev/gemini-api/docs/troubleshooting */
const failureOf = async (response: TokenResponse): Promise<VoiceFailure> => {
  if (response.status >= 500) return "provider_down";
  if (response.status === 401 || response.status === 403) return "no_permission";
  if (response.status === 429) return "over_quota";
  const { reasons } = readGoogleError(await response.json().catch(() => undefined));
  return reasons.includes("API_KEY_INVALID") ? "bad_key" : "bad_request";
};

const webSocketUrl = ({ baseUrl, apiVersion }: TokenOptions): string =>
  `${baseUrl().replace(/^http/, "ws")}/ws/google.ai.generativelanguage.${apiVersion()}.GenerativeService.BidiGenerateContentConstrained`;
