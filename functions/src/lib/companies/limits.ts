export const companyLimits = {
  /** 8 s for the tool: the visitor hears nothing meanwhile. */
  toolMs: 8_000,
  /** 6.5 s for the registries and the map; the rest is for storage. */
  searchMs: 6_500,
  /** 4 s for one request to one registry. Most respond in less than 1 s. */
  registryMs: 4_000,
  /** 800 ms: the wait for other sources once the country's own registry has found a company with a `goodScore`. */
  graceMs: 800,
  /** 4 MiB of a response: 20 companies take about 100 kB, but the Finnish registry always sends 100, each in three languages. */
  answerBytes: 4 * 1024 * 1024,
  /** 2 s without requests to a registry that limits Lectern without saying for how long. */
  pauseMs: 2_000,
  /** 2 failures in a row, and a registry gets a pause. */
  failuresToPause: 2,
  /** 30 s without requests to a registry that does not answer: visitors are told at once, and it is not asked by all of them. */
  failurePauseMs: 30_000,
  /** 5 s: the longest pause, whatever the registry asks for, because it affects all visitors. */
  longestPauseMs: 5_000,
  /** 120 characters of a query: the longest company names have about as many. */
  queryLength: 120,
  /** 2 characters: a single one matches everything. */
  shortestQuery: 2,
  /** 20 companies are requested from each registry, because each ranks in its own way. Only the best are shown. */
  asked: 20,
  /** 5 candidates: the API's limit, and as many as people can remember. */
  candidates: 5,
  /** From 0 to 1: below this, a company does not match the query. */
  leastScore: 0.5,
  /** From 0 to 1: from here on, a company counts as the one that was named, and slower sources get only `graceMs` more. */
  goodScore: 0.9,
  /** 300 characters of one string: a long name, or an address. */
  textLength: 300,
  /** 1,000 characters of a company's purpose. */
  purposeLength: 1_000,
  /** 5 other names of a company. */
  otherNames: 5,
} as const;
