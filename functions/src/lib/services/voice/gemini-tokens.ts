import * as z from "zod/mini";
import { sessionLimits } from "../../sessions/limits.ts";
import { AppError } from "../../core/app-error.ts";
import { type SessionSetup, type VoiceFailure, type VoiceService, VoiceServiceError } from "../../sessions/voice-service.ts";
import { pinnedFields, toGeminiSetup } from "./gemini-setup.ts";

interface GeminiOptions {
  /** Origin of the service, without a trailing slash. */
  readonly baseUrl: () => string;
  readonly apiVersion: () => string;
  /** Empty if the deployment has no key. */
  readonly apiKey: () => string;
  /** Longest time to wait for a token, in milliseconds. */
  readonly timeLimitMs: number;
  readonly fetch: typeof globalThis.fetch;
}

/**
 * Ephemeral tokens of the Gemini Live API: https://ai.google.dev/gemini-api/docs/ephemeral-tokens
 * One POST, without a retry: a refused request must not be repeated with a weaker lock.
 */
export const geminiVoiceService = (options: GeminiOptions): VoiceService => ({
  mint: async (setup, now) => {
    const expiresAt = new Date(now.getTime() + sessionLimits.tokenMs);
    try {
      const token = await requestToken(options, setup, expiresAt);
      return { token, expiresAt, webSocketUrl: webSocketUrl(options) };
    } catch (cause) {
      throw new AppError("unavailable", "Voice sessions are not available right now. Please try again later.", {
        headers: { "Retry-After": "30" },
        cause,
      });
    }
  },
});

const Minted = z.object({ name: z.string().check(z.regex(/^auth_tokens\/\S+$/)) });

const requestToken = async (
  { baseUrl, apiVersion, apiKey, timeLimitMs, fetch }: GeminiOptions,
  setup: SessionSetup,
  expiresAt: Date,
): Promise<string> => {
  const key = apiKey();
  if (key === "") throw new VoiceServiceError("not_configured");
  const response = await fetch(`${baseUrl()}/${apiVersion()}/auth_tokens`, {
    method: "POST",
    signal: AbortSignal.timeout(timeLimitMs),
    headers: { "Content-Type": "application/json", "x-goog-api-key": key },
    body: JSON.stringify({
      uses: 1,
      expireTime: expiresAt.toISOString(),
      newSessionExpireTime: expiresAt.toISOString(),
      bidiGenerateContentSetup: toGeminiSetup(setup),
      fieldMask: pinnedFields.join(","),
    }),
  }).catch(asNetworkFailure);
  if (!response.ok) throw new VoiceServiceError(await failureOf(response));
  const minted = Minted.safeParse(await response.json().catch(asUnreadable));
  if (!minted.success) throw new VoiceServiceError("unreadable");
  return minted.data.name;
};

const asNetworkFailure = (cause: unknown): never => {
  throw new VoiceServiceError(isTimeout(cause) ? "timeout" : "provider_down", cause);
};

const asUnreadable = (cause: unknown): never => {
  throw new VoiceServiceError(isTimeout(cause) ? "timeout" : "unreadable", cause);
};

const isTimeout = (error: unknown): boolean => error instanceof Error && error.name === "TimeoutError";

const GoogleError = z.object({ error: z.object({ details: z.optional(z.array(z.looseObject({ reason: z.optional(z.string()) }))) }) });

/** A bad key is answered with 400, a missing one with 403: https://ai.google.dev/gemini-api/docs/troubleshooting */
const failureOf = async (response: Response): Promise<VoiceFailure> => {
  if (response.status >= 500) return "provider_down";
  if (response.status === 401 || response.status === 403) return "no_permission";
  if (response.status === 429) return "over_quota";
  const body = GoogleError.safeParse(await response.json().catch(() => undefined));
  const reasons = body.success ? (body.data.error.details ?? []).map(({ reason }) => reason) : [];
  return reasons.includes("API_KEY_INVALID") ? "bad_key" : "bad_request";
};

const webSocketUrl = ({ baseUrl, apiVersion }: GeminiOptions): string =>
  `${baseUrl().replace(/^http/, "ws")}/ws/google.ai.generativelanguage.${apiVersion()}.GenerativeService.BidiGenerateContentConstrained`;
