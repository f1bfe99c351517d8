import * as z from "zod/mini";
import { ServiceError, type ServiceFailure } from "../../platform/core/service-error.ts";
import { isRecord, parseJson, type UnknownRecord } from "../../platform/core/unknown-record.ts";
import type { OperatorLog } from "../../platform/core/operator-log.ts";
import { operatorLog } from "../../platform/log/write-operator-log.ts";
import { geminiFailure, readGoogleError } from "../google-error.ts";
import { refusedMembers, type RequestForm, type TextRequest, toGenerateRequest } from "./generate-request.ts";
import { geminiApiUrl, geminiApiVersion } from "../../platform/config/params.ts";
import { geminiApiKey, readKey } from "../../platform/config/secrets.ts";

export interface GeminiOptions {
  /** Without a trailing slash. */
  readonly baseUrl: () => string;
  readonly apiVersion: () => string;
  /** Empty if the deployment has no key. */
  readonly apiKey: () => string;
  readonly model: () => string;
  readonly fetch: typeof globalThis.fetch;
  /** The form of request that a model accepts, by model, if it has refused the whole one. Kept for as long as the process lives. */
  readonly acceptedForms: Map<string, RequestForm>;
  readonly log: OperatorLog;
}

interface Asking {
  readonly request: TextRequest;
  readonly signal: AbortSignal;
}

/**
 * Asks a language model, and returns its complete answer. If the model refuses the request, which newer models do because of members that
 * older ones accept, it is asked once more without its optional members, within the same time.
 *
 * @throws ServiceError if there is no complete answer
 */
export const generateContent = async (options: GeminiOptions, { request, signal }: Asking): Promise<string> => {
  const { acceptedForms, log } = options;
  const model = options.model();
  const form = acceptedForms.get(model) ?? "whole";
  const first = await post(options, { model, body: toGenerateRequest(model, request, form), signal });
  if (!("refusal" in first)) return first.text;
  const members = refusedMembers(first.refusal);
  log({
    severity: "ERROR",
    message: "a language model refused a request",
    outcome: "bad_request",
    data: { model, refused: members.length === 0 ? "unnamed" : members.join() },
  });
  if (form === "bare") throw new ServiceError("bad_request");
  const next = form === "private" || members.length === 0 || members.includes("store") ? "bare" : "private";
  acceptedForms.set(model, next);
  const second = await post(options, { model, body: toGenerateRequest(model, request, next), signal });
  if (!("refusal" in second)) return second.text;
  // If even the bare request is refused, its members were not the reason.
  if (next === "bare") acceptedForms.delete(model);
  else acceptedForms.set(model, "bare");
  throw new ServiceError("bad_request");
};

interface Posting {
  readonly model: string;
  readonly body: object;
  readonly signal: AbortSignal;
}

/** One request: https://ai.google.dev/api/generate-content */
const post = async (
  { baseUrl, apiVersion, apiKey, fetch }: GeminiOptions,
  { model, body, signal }: Posting,
): Promise<{ readonly text: string } | { readonly refusal: string }> => {
  const key = apiKey();
  if (key === "") throw new ServiceError("not_configured");
  try {
    const response = await fetch(`${baseUrl()}/${apiVersion()}/models/${model}:generateContent`, {
      method: "POST",
      signal,
      headers: { "Content-Type": "application/json", "x-goog-api-key": key },
      body: JSON.stringify(body),
    });
    const answer = parseJson(await response.text());
    if (response.ok) return { text: readAnswer(answer) };
    const failure = geminiFailure(response.status, answer);
    const { message, status } = readGoogleError(answer);
    // Other reasons for 400 are where the caller is, and what they pay for.
    if (failure === "bad_request" && response.status === 400 && status !== "FAILED_PRECONDITION") return { refusal: message };
    throw new ServiceError(failure);
  } catch (error) {
    if (error instanceof ServiceError) throw error;
    throw new ServiceError(signal.aborted ? "timeout" : "provider_down", error);
  }
};

export const deployedGemini: Omit<GeminiOptions, "model"> = {
  baseUrl: () => geminiApiUrl.value(),
  apiVersion: () => geminiApiVersion.value(),
  apiKey: () => readKey(geminiApiKey),
  fetch: async (input, init) => fetch(input, init),
  acceptedForms: new Map(),
  log: operatorLog,
};

const Answer = z.object({
  promptFeedback: z.optional(z.object({ blockReason: z.optional(z.string()) })),
  candidates: z.optional(
    z.array(
      z.object({
        finishReason: z.optional(z.string()),
        content: z.optional(
          z.object({ parts: z.optional(z.array(z.object({ text: z.optional(z.string()), thought: z.optional(z.boolean()) }))) }),
        ),
      }),
    ),
  ),
});

/** Reasons other than STOP: https://ai.google.dev/api/generate-content#FinishReason */
const failureOfFinish: ReadonlyMap<string, ServiceFailure> = new Map([
  ["MAX_TOKENS", "cut_off"],
  ...["SAFETY", "RECITATION", "PROHIBITED_CONTENT", "SPII", "BLOCKLIST", "LANGUAGE"].map((reason) => [reason, "refused"] as const),
]);

/** @throws ServiceError for every incomplete response */
const readAnswer = (body: unknown): string => {
  const parsed = Answer.safeParse(body);
  if (!parsed.success) throw new ServiceError("unreadable", parsed.error);
  if (parsed.data.promptFeedback?.blockReason !== undefined) throw new ServiceError("refused");
  const [candidate] = parsed.data.candidates ?? [];
  const finish = candidate?.finishReason ?? "";
  if (candidate === undefined || finish !== "STOP") throw new ServiceError(failureOfFinish.get(finish) ?? "unreadable");
  return (candidate.content?.parts ?? [])
    .filter(({ thought }) => thought !== true)
    .map((part) => part.text ?? "")
    .join("");
};

/** The JSON in a model's answer, also in a code block. */
export const parseModelJson = (text: string): unknown => parseJson(text.trim().replace(/^```(?:json)?\s*|(?<!\s)\s*```$/g, ""));

/** @throws ServiceError `unreadable` when the answer is not an object */
export const parseModelFields = (text: string): UnknownRecord => {
  const fields = parseModelJson(text);
  if (isRecord(fields)) return fields;
  throw new ServiceError("unreadable");
};
