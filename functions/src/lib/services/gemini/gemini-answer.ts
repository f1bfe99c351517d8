import * as z from "zod/mini";
import { ServiceError, type ServiceFailure } from "../../core/service-error.ts";
import { isRecord, parseJson, type UnknownRecord } from "../../core/unknown-record.ts";

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
export const readAnswer = (body: unknown): string => {
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

/** The JSON of a model's answer, even inside a code block. */
export const parseModelJson = (text: string): unknown => parseJson(text.trim().replace(/^```(?:json)?\s*|\s*```$/g, ""));

/** @throws ServiceError `unreadable` when the answer is not an object */
export const parseModelFields = (text: string): UnknownRecord => {
  const fields = parseModelJson(text);
  if (isRecord(fields)) return fields;
  throw new ServiceError("unreadable");
};
