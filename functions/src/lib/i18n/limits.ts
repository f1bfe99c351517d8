export const i18nLimits = {
  /** 35 characters: the longest tag that BCP 47 (RFC 5646, 4.4.1) requires implementations to accept. */
  languageTagLength: 35,
  /** 100 characters of text that may be the name of a language. */
  nameLength: 100,
  /** 2.5 s for one request to the translation service, which usually takes half a second. */
  serviceMs: 2_500,
  /** 3 s for the labels of a card, storage included. After that they are in English. */
  labelsMs: 3_000,
  /** 30 s without another attempt after a failure. */
  failurePauseMs: 30_000,
  /** 7 days for a language that the service does not support: it adds new ones a few times a year. */
  unsupportedPauseMs: 7 * 24 * 3_600_000,
  /** 60 characters of a label: what fits on a card. */
  labelLength: 60,
} as const;
