import { type CatalogueLanguage, fill, findCatalogueLanguage, loadTexts, type TextKey } from "../i18n/texts.ts";
import type { CallStatus, Transfer, TransferEvent } from "./transfer.ts";
import { cleanText } from "../platform/core/text.ts";
import { transferLimits } from "./limits.ts";

/**
 * Catalogue languages that Twilio speaks with its default voices, with the tags that it expects:
 * https://www.twilio.com/docs/voice/twiml/say#attributes-language. Others require choosing a provider's voice.
 */
const spokenLanguages = {
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
} as const satisfies Partial<Readonly<Record<CatalogueLanguage, string>>>;

export interface SpokenSentence {
  /** The service rejects languages for which it has no voice. */
  readonly language: (typeof spokenLanguages)[keyof typeof spokenLanguages];
  readonly text: string;
}

export interface DialedCall {
  readonly call: string;
  readonly status: CallStatus;
}

/** Undefined if the outcome is unknown: the phone may be ringing, and dialing again would make it ring twice. */
export type DialResult =
  | Omit<Extract<TransferEvent, { readonly kind: "dial_accepted" }>, "turn">
  | Omit<Extract<TransferEvent, { readonly kind: "dial_refused" }>, "turn">
  | undefined;

/** What a call does next, in the language of the telephony service. */
export interface CallScript {
  /** One round of the hold audio. */
  readonly hold: (round: { readonly sentence: SpokenSentence | undefined; readonly sound: string; readonly next: string }) => string;
  /** Tells the manager who is calling and waits for a key, which a voice mailbox does not press. */
  readonly announce: (sentences: readonly SpokenSentence[], keyUrl: string) => string;
  /** @param briefing is heard first, and not by the visitor */
  readonly joinRoom: (room: string, briefing: readonly SpokenSentence[]) => string;
  readonly hangUp: (sentence?: SpokenSentence) => string;
  readonly nothing: () => string;
}

/** The telephony service. No operation throws, even if the service fails or does not answer. */
export interface Telephony {
  /** Makes the manager's phone ring, with one request, which is only repeated if the service did not process it. */
  readonly dial: (transfer: Transfer) => Promise<DialResult>;
  /** Calls to a manager since a given time; undefined if the service cannot tell. */
  readonly findCalls: (search: { readonly to: string; readonly since: Date }) => Promise<readonly DialedCall[] | undefined>;
  /** Returns whether the call is over, now or already before. */
  readonly endCall: (call: string) => Promise<boolean>;
  /** Interrupts a leg with a sentence and hangs up. Returns whether that is done or the call was already over. */
  readonly dismiss: (call: string, sentence: SpokenSentence) => Promise<boolean>;
  /** Tells the browser that the manager has joined. Nothing depends on this message, which may be lost. */
  readonly announceManager: (call: string) => Promise<void>;
}

export interface VoiceAccess {
  readonly token: string;
  readonly expiresAt: Date;
}

export interface VoiceAccessTokens {
  /** False if the deployment has no telephony service. */
  readonly isConfigured: () => boolean;
  /** A token that only allows calls to Lectern's own application, as this identity. */
  readonly grantAccess: (identity: string, now: Date) => Promise<VoiceAccess>;
}

/** A sentence for one leg, in English if the telephony service has no voice for the language. */
export const speakTo = async (
  listener: "visitor" | "manager",
  { visitorLanguage, managerLanguage }: Pick<Transfer, "visitorLanguage" | "managerLanguage">,
  key: TextKey<"transfers">,
  values: Readonly<Record<string, string>> = {},
): Promise<SpokenSentence> => {
  const found = findCatalogueLanguage(listener === "visitor" ? visitorLanguage : managerLanguage);
  const language = found !== undefined && hasVoice(found) ? found : "en";
  const { transfers } = await loadTexts(language);
  return { language: spokenLanguages[language], text: fill(transfers[key], values) };
};

const hasVoice = (language: CatalogueLanguage): language is keyof typeof spokenLanguages => Object.hasOwn(spokenLanguages, language);

/** A name for the announcement: without characters that XML forbids, and of limited length. May be empty. */
export const spokenName = (name: string): string => spoken(name, transferLimits.announcedNameLength);

/** What a visitor has written or said, in their own language. Undefined without words, and if there is no voice for the language. */
export const quoteTo = (language: string, text: string): SpokenSentence | undefined => {
  const found = findCatalogueLanguage(language);
  const words = spoken(text, transferLimits.announcedQuestionLength);
  return words === "" || found === undefined || !hasVoice(found) ? undefined : { language: spokenLanguages[found], text: words };
};

/** Numbers of phones, orders and the like digit by digit: a voice would read millions. */
const spoken = (text: string, length: number): string =>
  Array.from(cleanText(text))
    .slice(0, length)
    .join("")
    .trim()
    .replaceAll(longNumbers, (digits) => Array.from(digits).join(" "));

const longNumbers = new RegExp(`\\p{Nd}{${transferLimits.spelledDigits},}`, "gu");
