/** Choices of languages and of texts in them. */
export const i18nLimits = {
  /** 35 characters: the longest tag that BCP 47 (RFC 5646, 4.4.1) asks implementations to take. */
  languageTagLength: 35,
  /** 100 characters of what may be the name of a language. */
  nameLength: 100,
  /** 6 letters: shorter names are too close to each other to guess which was meant. */
  guessedNameLength: 6,
  /** 2.5 s for one call of the translation service, which takes half a second. */
  serviceMs: 2_500,
  /** 3 s for the labels of a card with all that storing takes. English comes after that. */
  labelsMs: 3_000,
  /** 5 s: longer than a translation takes with storing it, so that only a process that died lets its lease end. */
  leaseMs: 5_000,
  /** 30 s without another try after a failure. */
  failurePauseMs: 30_000,
  /** 7 days for a language that the service does not have: it gets new ones a few times a year. */
  unsupportedPauseMs: 7 * 24 * 3_600_000,
  /** 60 ms, a few round trips: the first pause of a call that waits for another's translation. */
  firstPauseMs: 60,
  /** 400 ms: its longest pause. */
  longestPauseMs: 400,
  /** 60 characters of a label: what fits on a card. */
  labelLength: 60,
} as const;
