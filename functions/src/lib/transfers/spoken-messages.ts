import type { CatalogueLanguage } from "../i18n/catalogue.ts";
import { english } from "./messages/english.ts";
import { findTransferMessages, type TransferMessages } from "./messages/find-messages.ts";

/**
 * Languages of the catalogue for which Twilio has a voice without a voice being chosen, by the tag that it wants:
 * https://www.twilio.com/docs/voice/twiml/say#attributes-language. The others have voices of single providers only.
 */
const spokenTags: Partial<Readonly<Record<CatalogueLanguage | "en", string>>> = {
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
  pt: "pt-BR",
  ru: "ru-RU",
  sv: "sv-SE",
  zh: "zh-CN",
  "zh-Hant": "zh-TW",
};

const tags = new Map<string, string>(Object.entries(spokenTags));

/** What the telephone service says, and the language of its voice: English where it has no voice for a language. */
export const findSpokenMessages = async (language: string): Promise<TransferMessages> => {
  const { language: found, messages } = await findTransferMessages(language);
  const tag = tags.get(found);
  return tag === undefined ? { language: "en-US", messages: english } : { language: tag, messages };
};
