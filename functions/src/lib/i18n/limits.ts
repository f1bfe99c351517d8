export const i18nLimits = {
  /** 35 characters: the longest tag that BCP 47 (RFC 5646, 4.4.1) requires implementations to accept. */
  languageTagLength: 35,
  /** 100 characters of a possible name of a language. */
  nameLength: 100,
  /** 2.5 s for one request to the translation service. Most take 0.5 s. */
  serviceMs: 2_500,
  /** 3 s for the labels of a card, including storage. After that they are in English. */
  labelsMs: 3_000,
  /** 30 s between a failure and the next attempt. */
  failurePauseMs: 30_000,
  /** 7 days for a language that the service does not support: it adds new ones a few times a year. */
  unsupportedPauseMs: 7 * 24 * 3_600_000,
  /** 60 characters of a label fit on a card. */
  labelLength: 60,
} as const;
