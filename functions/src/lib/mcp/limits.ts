export const agentLimits = {
  /** 40 s for a request: a picture is fetched for 10 s and stored within 25 s. */
  requestMs: 40_000,
  /** 10 s to fetch a picture from another site. */
  fetchMs: 10_000,
  /** 256 KiB of the day's `media_bytes` for each address that is fetched, beside what is stored: of 100 MiB, 400 addresses. */
  countedFetchBytes: 256 * 1024,
  /** 20 pages found by words: more are not read. */
  foundPages: 20,
  /** 3 passages of a page that was found. */
  excerpts: 3,
  /** 500 characters of words to search for. */
  searchCharacters: 500,
  /** 50 replacements in a text at once. */
  replacements: 50,
} as const;
