import * as z from "zod/mini";
import { withTimeLimit } from "../../core/time-limit.ts";
import { type TranslationRequest, type TranslationService, TranslationServiceError } from "../../i18n/translation-service.ts";
import { failureOf } from "./google-failure.ts";
import { toGoogleLanguage } from "./google-language.ts";

interface CloudTranslationOptions {
  /** Origin of the service, without a slash at its end. Empty when the deployment has none. */
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
 * One POST, without a retry: who waits for it would rather read English.
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
        // Without it the texts are taken for HTML, and an apostrophe comes back as an entity.
        mimeType: "text/plain",
        sourceLanguageCode: "en",
        targetLanguageCode: toGoogleLanguage(target),
      }),
    })
    .catch(asNetworkFailure);
  if (!response.ok) throw new TranslationServiceError(await failureOf(response));
  const answer = Answer.safeParse(await response.json().catch(asUnreadable));
  if (!answer.success) throw new TranslationServiceError("unreadable");
  return answer.data.translations.map(({ translatedText }) => translatedText);
};

/**
 * Google's own origins, among them those of regions and of private access. Only there may a token of the deployment go, which opens
 * everything that its account may do: a proxy at another origin has to bring a token of its own.
 */
const isGoogle = (origin: string): boolean => /^https:\/\/[a-z\d.-]+\.googleapis\.com$/.test(origin);

/** What the fakes of Google's services take for the token of an administrator. It opens nothing else. */
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

const asNetworkFailure = (cause: unknown): never => {
  throw new TranslationServiceError(isTimeout(cause) ? "timeout" : "provider_down", cause);
};

const asUnreadable = (cause: unknown): never => {
  throw new TranslationServiceError(isTimeout(cause) ? "timeout" : "unreadable", cause);
};

const isTimeout = (error: unknown): boolean => error instanceof Error && (error.name === "TimeoutError" || error.name === "AbortError");
