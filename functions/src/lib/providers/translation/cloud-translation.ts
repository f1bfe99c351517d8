import * as z from "zod/mini";
import { failAs, ServiceError, type ServiceFailure } from "../../platform/core/service-error.ts";
import type { TranslationService } from "../../i18n/widget-labels.ts";
import { readGoogleError } from "../google-error.ts";
import { googleAccessToken, tokenFor } from "../google-token.ts";
import { i18nLimits } from "../../i18n/limits.ts";
import { readProjectId, translateApiUrl, translateLocation } from "../../platform/config/params.ts";

interface CloudTranslationOptions {
  /** Without a trailing slash. Empty if the deployment has none. */
  readonly baseUrl: () => string;
  readonly projectId: () => string;
  readonly location: () => string;
  readonly googleAccessToken: () => Promise<string>;
  /** For one call, including its token. */
  readonly timeLimitMs: number;
  readonly fetch: typeof globalThis.fetch;
}

/**
 * Cloud Translation, v3: https://cloud.google.com/translate/docs/reference/rest/v3/projects.locations/translateText (2026-11). One POST,
 * without a retry, because English labels at once are better than translated ones later.
 */
export const cloudTranslation = (options: CloudTranslationOptions): TranslationService => ({
  translate: async ({ texts, target }) => {
    const signal = AbortSignal.timeout(options.timeLimitMs);
    const token = await accessToken(options);
    const project = options.projectId();
    const place = `projects/${encodeURIComponent(project)}/locations/${encodeURIComponent(options.location())}`;
    const response = await options
      .fetch(`${options.baseUrl()}/v3/${place}:translateText`, {
        method: "POST",
        signal,
        headers: { "Content-Type": "application/json", Authorization: `Bearer ${token}`, "x-goog-user-project": project },
        body: JSON.stringify({
          contents: texts,
          // Otherwise the strings would be treated as HTML, and an apostrophe would come back as an entity.
          mimeType: "text/plain",
          sourceLanguageCode: "en",
          targetLanguageCode: googleCodes.get(target) ?? target,
        }),
      })
      .catch(failAs("provider_down"));
    if (!response.ok) throw new ServiceError(await failureOf(response));
    const answer = Answer.safeParse(await response.json().catch(failAs("unreadable")));
    if (!answer.success) throw new ServiceError("unreadable");
    return answer.data.translations.map(({ translatedText }) => translatedText);
  },
});

const Answer = z.object({ translations: z.array(z.object({ translatedText: z.string() })) });

/** Google's own codes where they differ from BCP 47: https://cloud.google.com/translate/docs/languages (2026-11) */
const googleCodes: ReadonlyMap<string, string> = new Map([
  ["he", "iw"],
  ["fil", "tl"],
  ["nb", "no"],
  ["nn", "no"],
  ["kok", "gom"],
  ["mni", "mni-Mtei"],
  ["zh", "zh-CN"],
  ["zh-Hans", "zh-CN"],
  ["zh-Hant", "zh-TW"],
]);

const accessToken = async ({ baseUrl, projectId, googleAccessToken, timeLimitMs }: CloudTranslationOptions): Promise<string> => {
  if (baseUrl() === "" || projectId() === "") throw new ServiceError("not_configured");
  return tokenFor(baseUrl(), timeLimitMs, googleAccessToken).catch(failAs("not_configured"));
};

/** Google's reasons for a 403 because of quota: https://cloud.google.com/translate/quotas (2026-11) */
const quotaWords = /limit exceeded|quota|rateLimitExceeded/i;

/** Why Google refused. An exhausted quota may be a 403 or a 429, and an unsupported language is a 400 like any other. */
const failureOf = async (response: Response): Promise<ServiceFailure> => {
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

/** `Target language is invalid.`, or a violation of the field of that name. */
const isAboutTarget = (message: string, fields: readonly string[]): boolean =>
  /\btarget language\b/i.test(message) || fields.some((field) => /^target_?language_?code$/i.test(field));

export const translationService = cloudTranslation({
  baseUrl: () => translateApiUrl.value(),
  projectId: readProjectId,
  location: () => translateLocation.value(),
  googleAccessToken,
  timeLimitMs: i18nLimits.serviceMs,
  fetch: async (input, init) => fetch(input, init),
});
