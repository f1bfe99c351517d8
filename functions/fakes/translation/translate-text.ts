import type { Settings } from "./settings.ts";
import { invalidArgument } from "../google/google-error.ts";
import type { HttpAnswer } from "../server/http-answer.ts";
import { isTarget } from "./wire/targets.ts";
import { readRequest } from "./wire/translate-request.ts";
import { escapeHtml, translateWord } from "./words.ts";

/** What the service answers to the body of a `translateText`. */
export const translateText = (body: string, { place, settings }: { readonly place: string; readonly settings: Settings }): HttpAnswer => {
  const request = readRequest(body);
  if ("violations" in request) return invalidArgument(request.violations, request.message);
  const { contents, mimeType, source, target } = request;
  if (!isTarget(target, settings.targets)) {
    return invalidArgument([{ field: "target_language_code", description: "Target language is invalid." }]);
  }
  if (target === source) {
    return invalidArgument([{ field: "target_language_code", description: "Target language can't be equal to source language." }]);
  }
  const toAnswer = (text: string): string =>
    mimeType === "text/html" ? escapeHtml(translateWord(text, target)) : translateWord(text, target);
  return {
    status: 200,
    body: {
      translations: contents.map((text) => ({
        translatedText: toAnswer(text),
        model: `${place}/models/general/nmt`,
        ...(source === undefined && { detectedLanguageCode: "en" }),
      })),
    },
  };
};
