import { type CatalogueLanguage, fill, findCatalogueLanguage, loadTexts, type TextKey } from "../i18n/texts.ts";
import type { CallStatus, Transfer, TransferEvent } from "./transfer.ts";
import { cleanText } from "../core/text.ts";
import { transferLimits } from "./limits.ts";

/**
 * Catalogue languages that Twilio speaks without a chosen voice, with the tags that it expects:
 * https://www.twilio.com/docs/voice/twiml/say#attributes-language. The others only have voices of single providers.
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
  /** The service rejects languages that it has no voice for. */
  readonly language: (typeof spokenLanguages)[keyof typeof spokenLanguages];
  readonly text: string;
}

export interface DialedCall {
  readonly call: string;
  readonly status: CallStatus;
}

/** Undefined if the outcome is unknown: the phone may be ringing, and dialing again would make it ring twice. */
export type DialResult = Extract<TransferEvent, { readonly kind: "dial_accepted" | "dial_refused" }> | undefined;

/** The telephony service. No operation throws, whatever the service answers, even if it does not answer. */
export interface Telephony {
  /** Makes the manager's phone ring, with one request that is repeated only if the service has not processed it. */
  readonly dial: (transfer: Transfer) => Promise<DialResult>;
  /** Calls to a manager since a given time; undefined if the service cannot tell. */
  readonly findCalls: (search: { readonly to: string; readonly since: Date }) => Promise<readonly DialedCall[] | undefined>;
  /** True if the call is over, whether it ended now or before. */
  readonly endCall: (call: string) => Promise<boolean>;
  /** Takes a participant out of the room or the announcement, says a sentence and hangs up. True if that is done or the call was over. */
  readonly dismiss: (call: string, sentence: SpokenSentence) => Promise<boolean>;
  /** Tells the browser that the manager has joined. Nothing depends on it: a message may be lost. */
  readonly announceManager: (call: string) => Promise<void>;
}

export interface VoiceAccess {
  readonly token: string;
  readonly expiresAt: Date;
}

export interface VoiceAccessTokens {
  /** False if the deployment has no telephony service. */
  readonly isConfigured: () => boolean;
  /** A token for one browser and one kind of call: to our own application, as this identity. */
  readonly grantAccess: (identity: string, now: Date) => Promise<VoiceAccess>;
}

/** A sentence for one of the two legs, in English if the telephony service has no voice for the language. */
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

/** A name fit to be announced: without characters that XML does not allow, and of limited length. May be empty. */
export const spokenName = (name: string): string =>
  Array.from(cleanText(name)).slice(0, transferLimits.announcedNameLength).join("").trim();
