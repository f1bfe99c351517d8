export const onboardingLimits = {
  /** 25 s for an extraction: the longest wait that is acceptable in a conversation. */
  extractionMs: 25_000,
  /** 28 s for the whole tool: the extraction and a few round trips. */
  extractionToolMs: 28_000,
  /** 30 s: longer than an extraction and storing it, so that only a dead process lets its lease expire. */
  leaseMs: 30_000,
  /** 10 min: how long a complete extraction is not repeated. */
  freshMs: 10 * 60_000,
  /** 5 s: with less time left, an extraction would find nothing and is left to the next call. */
  shortestReadingMs: 5_000,
  /** 100 ms, a few round trips: the first pause of a call that waits for another's extraction. */
  firstPauseMs: 100,
  /** 1 s: its longest pause. */
  longestPauseMs: 1_000,
  /** 10 s for selecting a company: a registry takes at most `lookupMs`, Places is asked in parallel. */
  selectToolMs: 10_000,
  /** 6 s for looking up one number in its registry: the visitor hears nothing meanwhile. */
  lookupMs: 6_000,
  /** 2 h: how long a company can be chosen by its position. A conversation can be resumed for as long. */
  offerKeptMs: 2 * 60 * 60_000,
  /** 64 characters: the longest company numbers have some 20, plus separators. */
  registryIdLength: 64,
  /** 300 characters. Google states no maximum; known IDs have up to 255. */
  placeIdLength: 300,
  /** 2,048 characters: all browsers and servers accept these. */
  urlLength: 2_048,
  /** 300 characters of a fact from a registry or Places, such as a name or an address. */
  factLength: 300,
  /** 1,000 characters of a company's purpose from a registry. */
  purposeLength: 1_000,
  /** Longest text of a field, in characters: a heading, a sentence or a paragraph. */
  textLength: {
    /** The same as a project's greeting. */
    greeting_draft: 1_000,
    brand_tone: 200,
    service_area: 500,
    opening_hours: 1_000,
    summary: 2_000,
    industry: 200,
    target_audience: 500,
    intent: 1_000,
  },
  /** Most entries of a list: more than the pages of a small company list. */
  listEntries: { languages: 20, products_services: 50, unique_selling_points: 20 },
  /** 200 characters of one entry of a list. */
  entryLength: 200,
  /** 160 characters of a value are spoken, some 10 s. The card shows all of it. */
  spokenLength: 160,
  /** 3 findings are spoken after an extraction: enough to tell whether it is the right company. */
  spokenFindings: 3,
} as const;
