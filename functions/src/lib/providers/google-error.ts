import * as z from "zod/mini";
import type { ServiceFailure } from "../platform/core/service-error.ts";

const Violation = z.looseObject({ field: z.optional(z.string()) });
const Detail = z.looseObject({ reason: z.optional(z.string()), fieldViolations: z.optional(z.array(Violation)) });

const GoogleError = z.object({
  error: z.object({ message: z.optional(z.string()), status: z.optional(z.string()), details: z.optional(z.array(Detail)) }),
});

/** The body of a refusal. Fields are empty if missing or not in Google's format: https://cloud.google.com/apis/design/errors */
export const readGoogleError = (body: unknown) => {
  const parsed = GoogleError.safeParse(body);
  const { message = "", status = "", details = [] } = parsed.success ? parsed.data.error : {};
  return {
    message,
    status,
    reasons: details.flatMap(({ reason }) => reason ?? []),
    fields: details.flatMap(({ fieldViolations = [] }) => fieldViolations.flatMap(({ field }) => field ?? [])),
  };
};

/**
 * The meaning of a Gemini status other than 2xx. A bad key is 400, a missing one 403: https://ai.google.dev/gemini-api/docs/troubleshooting
 */
export const geminiFailure = (status: number, body: unknown): ServiceFailure => {
  if (status >= 500) return "provider_down";
  if (status === 401 || status === 403) return "no_permission";
  if (status === 404) return "unknown_model";
  if (status === 429) return "over_quota";
  return readGoogleError(body).reasons.includes("API_KEY_INVALID") ? "bad_key" : "bad_request";
};
