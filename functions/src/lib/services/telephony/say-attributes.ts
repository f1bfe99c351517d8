import type VoiceResponse from "twilio/lib/twiml/VoiceResponse.js";
import type { SpokenSentence } from "../../transfers/telephony.ts";

const languages = [
  "da-DK",
  "de-DE",
  "en-US",
  "es-ES",
  "fi-FI",
  "fr-FR",
  "it-IT",
  "ja-JP",
  "ko-KR",
  "nb-NO",
  "nl-NL",
  "pl-PL",
  "pt-BR",
  "ru-RU",
  "sv-SE",
  "zh-CN",
  "zh-TW",
] as const;

/** Twilio rejects the whole document if it does not know the language. */
export const toSayAttributes = ({ language }: SpokenSentence): VoiceResponse.SayAttributes => ({
  language: languages.find((known) => known === language) ?? "en-US",
});
