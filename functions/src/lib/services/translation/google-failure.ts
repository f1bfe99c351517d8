import type { TranslationFailure } from "../../i18n/translation-service.ts";
import { readGoogleError } from "../google-error.ts";

/** Google's reasons for a 403 that is about quota: https://cloud.google.com/translate/quotas (2026-11) */
const quotaWords = /limit exceeded|quota|rateLimitExceeded/i;

/** Why Google refused. An exhausted quota may be a 403 or a 429, and an unsupported language is a 400 like any other. */
export const failureOf = async (response: Response): Promise<TranslationFailure> => {
  if (response.status >= 500) return "provider_down";
  if (response.status === 429) return "over_quota";
  const { message, status, reasons, fields } = readGoogleError(await response.json().catch(() => undefined));
  switch (response.status) {
    case 401:
      return "no_permission";
    case 403:
      if (reasons.includes("SERVICE_DISABLED")) return "not_configured";
      return status === "RESOURCE_EXHAUSTED" || [message, ...reasons].some((text) => quotaWords.test(text))
        ? "over_quota"
        : "no_permission";
    default:
      return isAboutTarget(message, fields) ? "unsupported_language" : "bad_request";
  }
};

/** `Target language is invalid.`, and a violation of the field of that name. */
const isAboutTarget = (message: string, fields: readonly string[]): boolean =>
  /\btarget language\b/i.test(message) || fields.some((field) => /^target_?language_?code$/i.test(field));
