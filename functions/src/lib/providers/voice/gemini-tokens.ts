import { setTimeout as sleep } from "node:timers/promises";
import * as z from "zod/mini";
import { sessionLimits } from "../../conversations/sessions/limits.ts";
import { AppError } from "../../platform/core/app-error.ts";
import { isTimeout } from "../../platform/core/time-limit.ts";
import { failAs, ServiceError, type ServiceFailure } from "../../platform/core/service-error.ts";
import type { SessionSetup, VoiceService } from "../../conversations/sessions/voice-service.ts";
import { geminiApiUrl, geminiApiVersion } from "../../platform/config/params.ts";
import { geminiApiKey, readKey } from "../../platform/config/secrets.ts";
import { geminiFailure } from "../google-error.ts";
import { modelTraits, pinnedFields, toGeminiSetup } from "./gemini-setup.ts";
import fetch from "node-fetch";

type TokenResponse = Pick<Response, "ok" | "status" | "json">;

/**
 * Ephemeral tokens of the Gemini Live API: https://ai.google.dev/gemini-api/docs/ephemeral-tokens
 *
 * @param timeLimitMs for one token
 */
export const geminiVoiceService = (timeLimitMs: number): VoiceService => ({
  traits: (model) => modelTraits(model).page,
  toMessage: (text, model) =>
    modelTraits(model).page.takes_content
      ? // Not `realtimeInput.text`, which has no defined order among the turns.
        { clientContent: { turns: [{ role: "user", parts: [{ text }] }], turnComplete: true } }
      : { realtimeInput: { text } },
  mint: async (setup, now) => {
    const expiresAt = new Date(now.getTime() + sessionLimits.tokenMs);
    try {
      const token = await requestToken(setup, expiresAt, timeLimitMs);
      return { token, expiresAt, webSocketUrl: webSocketUrl() };
    } catch (cause) {
      throw unavailable(cause);
    }
  },
});

const forOperators: ReadonlySet<ServiceFailure> = new Set(["not_configured", "bad_key", "no_permission", "unknown_model", "bad_request"]);

const unavailable = (cause: unknown): AppError =>
  cause instanceof ServiceError && forOperators.has(cause.code)
    ? new AppError("unavailable", "Voice sessions are not available right now.", { service: "gemini_live", cause })
    : new AppError("unavailable", "Voice sessions are not available right now. Please try again later.", {
        retryAfterSec: 30,
        service: "gemini_live",
        cause,
      });

/** Repeats the same request if it is likely to succeed then. Never without the pinned fields, even if they are refused. */
const requestToken = async (setup: SessionSetup, expiresAt: Date, timeLimitMs: number): Promise<string> => {
  const key = readKey(geminiApiKey);
  if (key === "") throw new ServiceError("not_configured");
  const request: RequestInit = {
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
  };
  const response = await send(request).catch(ifBroken);
  if (response !== undefined && !passing.has(response.status)) return readToken(response);
  await sleep(sessionLimits.mintPauseMs * (1 + Math.random()));
  return readToken(await send(request).catch(failAs("provider_down")));
};

/** Too many requests, or an overloaded or restarting service. */
const passing: ReadonlySet<number> = new Set([429, 503]);

const send = async (request: RequestInit): Promise<TokenResponse> =>
  fetch(`${geminiApiUrl.value()}/${geminiApiVersion.value()}/auth_tokens`, request);

/** Undefined for a broken connection. A timeout is not retried, because it has used up the time. */
const ifBroken = (error: unknown): undefined => {
  if (isTimeout(error)) throw new ServiceError("timeout", error);
};

const Minted = z.object({ name: z.string().check(z.regex(/^auth_tokens\/\S+$/)) });

const readToken = async (response: TokenResponse): Promise<string> => {
  if (!response.ok) throw new ServiceError(geminiFailure(response.status, await response.json().catch(() => undefined)));
  const minted = Minted.safeParse(await response.json().catch(failAs("unreadable")));
  if (!minted.success) throw new ServiceError("unreadable");
  return minted.data.name;
};

const webSocketUrl = (): string =>
  `${geminiApiUrl.value().replace(/^http/, "ws")}/ws/google.ai.generativelanguage.${geminiApiVersion.value()}.GenerativeService.BidiGenerateContentConstrained`;

/** Uses node-fetch, already loaded for Firestore: Node's own `fetch` would load undici, a fourteenth of a cold start. */
export const voiceService = geminiVoiceService(sessionLimits.mintMs);
