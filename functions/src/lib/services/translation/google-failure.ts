import * as z from "zod/mini";
import type { TranslationFailure } from "../../i18n/translation-service.ts";

const GoogleError = z.object({
  error: z.object({
    message: z.optional(z.string()),
    status: z.optional(z.string()),
    details: z.optional(
      z.array(
        z.looseObject({
          reason: z.optional(z.string()),
          fieldViolations: z.optional(z.array(z.looseObject({ field: z.optional(z.string()) }))),
        }),
      ),
    ),
  }),
});

/** Google's reasons for a 403 that is about quota: https://cloud.google.com/translate/quotas (2026-11) */
const quotaWords = /limit exceeded|quota|rateLimitExceeded/i;

/** Why Google refused. An exhausted quota may be a 403 or a 429, and an unsupported language is a 400 like any other. */
export const failureOf = async (response: Response): Promise<TranslationFailure> => {
  if (response.status >= 500) return "provider_down";
  if (response.status === 429) return "over_quota";
  const parsed = GoogleError.safeParse(await response.json().catch(() => undefined));
  const { message = "", status = "", details = [] } = parsed.success ? parsed.data.error : {};
  const reasons = details.map(({ reason = "" }) => reason);
  switch (response.status) {
    case 401:
      return "no_permission";
    case 403:
      if (reasons.includes("SERVICE_DISABLED")) return "not_configured";
      return status === "RESOURCE_EXHAUSTED" || [message, ...reasons].some((text) => quotaWords.test(text))
        ? "over_quota"
        : "no_permission";
    default:
      return isAboutTarget(message, details) ? "unsupported_language" : "bad_request";
  }
};

type Details = readonly { readonly fieldViolations?: readonly { readonly field?: string | undefined }[] | undefined }[];

/** `Target language is invalid.`, and a violation of the field of that name. */
const isAboutTarget = (message: string, details: Details): boolean =>
  /\btarget language\b/i.test(message) ||
  details.some(({ fieldViolations = [] }) => fieldViolations.some(({ field = "" }) => /^target_?language_?code$/i.test(field)));
