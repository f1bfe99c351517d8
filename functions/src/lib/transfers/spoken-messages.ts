import { type CatalogueLanguage, findCatalogueLanguage, type FoundTexts, loadTexts } from "../i18n/texts.ts";

/**
 * Languages of the catalogue that Twilio speaks without a voice being chosen, with the tags that it expects:
 * https://www.twilio.com/docs/voice/twiml/say#attributes-language. The others have voices of single providers only.
 */
const spokenTags: Partial<Readonly<Record<CatalogueLanguage, string>>> = {
  da: "da-DK",
  de: "de-DE",
  en: "en-US",
  es: "es-ES",
  fi: "fi-FI",
  fr: "fr-FR",
  it: "it-IT",
  ja: "ja-JP",
  ko: "ko-KR",
  nb: "nb-NO",
  nl: "nl-NL",
  pl: "pl-PL",
  "pt-BR": "pt-BR",
  "pt-PT": "pt-PT",
  ru: "ru-RU",
  sv: "sv-SE",
  zh: "zh-CN",
  "zh-Hant": "zh-TW",
};

/** What the telephony service says, and the language of its voice: English if it has no voice for a language. */
export const findSpokenMessages = async (language: string): Promise<FoundTexts<"transfers">> => {
  const found = findCatalogueLanguage(language) ?? "en";
  const tag = spokenTags[found];
  const { transfers } = await loadTexts(tag === undefined ? "en" : found);
  return { language: tag ?? "en-US", messages: transfers };
};
