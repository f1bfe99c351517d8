export interface TranslationRequest {
  /** In English. */
  readonly texts: readonly string[];
  /** BCP 47. */
  readonly target: string;
  /** Aborts the request. */
  readonly signal: AbortSignal;
}

/** Translates short strings of a user interface. */
export interface TranslationService {
  /**
   * The translations, in the same order.
   *
   * @throws TranslationServiceError
   */
  readonly translate: (request: TranslationRequest) => Promise<readonly string[]>;
}

/** Why there is no translation. For operators: visitors see English. */
export const translationFailures = [
  "not_configured",
  "no_permission",
  "over_quota",
  "unsupported_language",
  "bad_request",
  "provider_down",
  "timeout",
  "unreadable",
] as const;

export type TranslationFailure = (typeof translationFailures)[number];

export class TranslationServiceError extends Error {
  override readonly name = "TranslationServiceError";
  readonly code: TranslationFailure;

  constructor(code: TranslationFailure, cause?: unknown) {
    super(`The translation service gave no translation: ${code}`, { cause });
    this.code = code;
  }
}
