import * as z from "zod/mini";
import { isTimeout, withTimeLimit } from "../../core/time-limit.ts";
import { type TranslationRequest, type TranslationService, TranslationServiceError } from "../../i18n/translation-service.ts";
import { failureOf } from "./google-failure.ts";

interface CloudTranslationOptions {
  /** Origin of the service, without a trailing slash. Empty if the deployment has none. */
  readonly baseUrl: () => string;
  readonly projectId: () => string;
  readonly location: () => string;
  /** An access token of the deployment's own account. */
  readonly googleAccessToken: () => Promise<string>;
  /** Longest time for a call with its token, in milliseconds. */
  readonly timeLimitMs: number;
  readonly fetch: typeof globalThis.fetch;
}

/**
 * Cloud Translation, v3: https://cloud.google.com/translate/docs/reference/rest/v3/projects.locations/translateText (2026-11)
 * One POST, without a retry: English labels at once are better than translated ones later.
 */
export const cloudTranslation = (options: CloudTranslationOptions): TranslationService => ({
  translate: async (request) => {
    const time = AbortSignal.any([request.signal, AbortSignal.timeout(options.timeLimitMs)]);
    const token = await accessToken(options);
    return translate(options, { ...request, signal: time }, token);
  },
});

const Answer = z.object({ translations: z.array(z.object({ translatedText: z.string() })) });

const translate = async (
  options: CloudTranslationOptions,
  { texts, target, signal }: TranslationRequest,
  token: string,
): Promise<readonly string[]> => {
  const project = options.projectId();
  const place = `projects/${encodeURIComponent(project)}/locations/${encodeURIComponent(options.location())}`;
  const response = await options
    .fetch(`${options.baseUrl()}/v3/${place}:translateText`, {
      method: "POST",
      signal,
      headers: { "Content-Type": "application/json", Authorization: `Bearer ${token}`, "x-goog-user-project": project },
      body: JSON.stringify({
        contents: texts,
        // Otherwise the strings are treated as HTML, and an apostrophe comes back as an entity.
        mimeType: "text/plain",
        sourceLanguageCode: "en",
        targetLanguageCode: toGoogleLanguage(target),
      }),
    })
    .catch(failAs("provider_down"));
  if (!response.ok) throw new TranslationServiceError(await failureOf(response));
  const answer = Answer.safeParse(await response.json().catch(failAs("unreadable")));
  if (!answer.success) throw new TranslationServiceError("unreadable");
  return answer.data.translations.map(({ translatedText }) => translatedText);
};

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

const toGoogleLanguage = (language: string): string => googleCodes.get(language) ?? language;

/**
 * Google's own origins, including those of regions and of private access. The deployment's token may go nowhere else, because it
 * grants everything that its account may do: a proxy at another origin needs a token of its own.
 */
const isGoogle = (origin: string): boolean => /^https:\/\/[a-z\d.-]+\.googleapis\.com$/.test(origin);

/** What the fakes of Google's services accept as an administrator's token. It opens nothing else. */
const tokenOfFakes = "owner";

const accessToken = async ({ baseUrl, projectId, googleAccessToken, timeLimitMs }: CloudTranslationOptions): Promise<string> => {
  const origin = baseUrl();
  if (origin === "" || projectId() === "") throw new TranslationServiceError("not_configured");
  if (!isGoogle(origin)) return tokenOfFakes;
  const token = googleAccessToken().catch((cause: unknown) => {
    throw new TranslationServiceError("not_configured", cause);
  });
  return withTimeLimit(token, timeLimitMs, () => new TranslationServiceError("timeout"));
};

/** For `catch`: `timeout` where that is what happened, else the given failure. */
const failAs =
  (failure: "provider_down" | "unreadable") =>
  (cause: unknown): never => {
    throw new TranslationServiceError(isTimeout(cause) ? "timeout" : failure, cause);
  };
