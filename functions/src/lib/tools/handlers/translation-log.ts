import { write } from "firebase-functions/logger";
import type { TranslationFailure } from "../../i18n/translation-service.ts";
import type { TranslationKey } from "../../i18n/translation-store.ts";

/** Tells an operator that people of a language see English. A language that the service does not have is nothing to put right. */
export const logTranslationFailure = (failure: TranslationFailure, { language, scope }: TranslationKey): void => {
  write({
    severity: failure === "unsupported_language" ? "INFO" : "WARNING",
    message: "the translation service failed",
    failure,
    language,
    scope,
  });
};
