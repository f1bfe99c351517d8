export const onboardingLimits = {
  /** 25 s for reading a website and what is public about a company: nobody waits longer on the phone. */
  extractionMs: 25_000,
  /** 28 s for the whole tool: a few round trips around the reading. */
  extractionToolMs: 28_000,
  /** 30 s: longer than reading and storing takes, so that only a dead process lets its lease expire. */
  leaseMs: 30_000,
  /** 10 min: a website that was read completely has not changed since. */
  freshMs: 10 * 60_000,
  /** 5 s: with less time left, a reading would find nothing and is left to the next call. */
  shortestReadingMs: 5_000,
  /** 100 ms, a few round trips: the first pause of a call that waits for another's reading. */
  firstPauseMs: 100,
  /** 1 s: its longest pause. */
  longestPauseMs: 1_000,
  /** 10 s for choosing a company: a registry is asked for at most `lookupMs`, Places in parallel. */
  selectToolMs: 10_000,
  /** 6 s for looking up one number at its registry, while the visitor hears nothing. */
  lookupMs: 6_000,
  /** 64 characters: the longest company numbers have some 20, plus separators. */
  registryIdLength: 64,
  /** 300 characters. Google says only that there is no maximum; those that are known have up to 255. */
  placeIdLength: 300,
  /** 2,048 characters: what every browser and server takes. */
  urlLength: 2_048,
  /** 300 characters of a fact from a registry or Places: a name or an address on a letter. */
  factLength: 300,
  /** 1,000 characters of a company's purpose from a registry. */
  purposeLength: 1_000,
  /** Longest text of a field, in characters: about a heading, a sentence or a paragraph. */
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
  /** Most entries of a list: more than a page of a small company names. */
  listEntries: { languages: 20, products_services: 50, unique_selling_points: 20 },
  /** 200 characters of one entry of a list. */
  entryLength: 200,
  /** 160 characters of a value are spoken, some ten seconds; the card shows all of it. */
  spokenLength: 160,
  /** 3 findings are spoken after a reading: the first ones are enough to tell whether it is the right company. */
  spokenFindings: 3,
} as const;
