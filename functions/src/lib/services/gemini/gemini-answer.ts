import * as z from "zod/mini";
import { ServiceError, type ServiceFailure } from "../../core/service-error.ts";
import { withoutWww } from "../../core/web-address.ts";
import { parseJson } from "../../core/unknown-record.ts";

/** A complete response of generateContent. */
export interface GeminiAnswer {
  readonly text: string;
  /** Pages that the model opened, and those that its search found. */
  readonly evidence: readonly Evidence[];
}

export interface Evidence {
  readonly url: string;
  /** URLs of search results redirect through Google; their title is the real host. */
  readonly host: string;
}

const Answer = z.object({
  promptFeedback: z.optional(z.object({ blockReason: z.optional(z.string()) })),
  candidates: z.optional(
    z.array(
      z.object({
        finishReason: z.optional(z.string()),
        content: z.optional(
          z.object({ parts: z.optional(z.array(z.object({ text: z.optional(z.string()), thought: z.optional(z.boolean()) }))) }),
        ),
        groundingMetadata: z.optional(
          z.object({
            groundingChunks: z.optional(
              z.array(
                z.object({
                  web: z.optional(z.object({ uri: z.optional(z.string()), title: z.optional(z.string()), domain: z.optional(z.string()) })),
                }),
              ),
            ),
          }),
        ),
        urlContextMetadata: z.optional(
          z.object({
            urlMetadata: z.optional(
              z.array(z.object({ retrievedUrl: z.optional(z.string()), urlRetrievalStatus: z.optional(z.string()) })),
            ),
          }),
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
export const readAnswer = (body: unknown): GeminiAnswer => {
  const parsed = Answer.safeParse(body);
  if (!parsed.success) throw new ServiceError("unreadable", parsed.error);
  if (parsed.data.promptFeedback?.blockReason !== undefined) throw new ServiceError("refused");
  const [candidate] = parsed.data.candidates ?? [];
  const finish = candidate?.finishReason ?? "";
  if (candidate === undefined || finish !== "STOP") throw new ServiceError(failureOfFinish.get(finish) ?? "unreadable");
  const text = (candidate.content?.parts ?? [])
    .filter(({ thought }) => thought !== true)
    .map((part) => part.text ?? "")
    .join("");
  const opened = (candidate.urlContextMetadata?.urlMetadata ?? []).flatMap(({ retrievedUrl = "", urlRetrievalStatus }) =>
    urlRetrievalStatus === "URL_RETRIEVAL_STATUS_SUCCESS" ? toEvidence(retrievedUrl) : [],
  );
  const found = (candidate.groundingMetadata?.groundingChunks ?? []).flatMap(({ web }) =>
    toEvidence(web?.uri ?? "", web?.domain ?? web?.title),
  );
  return { text, evidence: [...opened, ...found] };
};

const toEvidence = (url: string, host?: string): readonly Evidence[] => {
  const parsed = URL.parse(url);
  return parsed === null ? [] : [{ url: parsed.href, host: withoutWww((host ?? parsed.hostname).trim().toLowerCase()) }];
};

/** The JSON of a model's answer, also where the model has put it into a block of code. Undefined when it is not JSON. */
export const parseModelJson = (text: string): unknown => parseJson(text.trim().replace(/^```(?:json)?\s*|\s*```$/g, ""));

const Fields = z.record(z.string(), z.unknown());

/** @throws ServiceError `unreadable` when the answer is not an object */
export const parseModelFields = (text: string): Readonly<Record<string, unknown>> => {
  const fields = Fields.safeParse(parseModelJson(text));
  if (!fields.success) throw new ServiceError("unreadable", fields.error);
  return fields.data;
};
