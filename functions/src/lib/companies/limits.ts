export const companyLimits = {
  /** 8 s for the tool: while it works, the visitor hears nothing. */
  toolMs: 8_000,
  /** 6.5 s for the registries and the map; the remaining time is for storage. */
  searchMs: 6_500,
  /** 4 s for one request to one registry. Most respond in less than one. */
  registryMs: 4_000,
  /** 800 ms: the wait for the others once one has found a company with exactly that name. */
  graceMs: 800,
  /** 4 MiB of a response: 20 companies take about 100 kB, but the Finnish registry always sends 100, each in three languages. */
  answerBytes: 4 * 1024 * 1024,
  /** 2 s without requests to a registry that limits us without saying for how long. */
  pauseMs: 2_000,
  /** 5 s: the longest pause, whatever the registry says, so that one visitor's limit does not hold up the others. */
  longestPauseMs: 5_000,
  /** 120 characters of a query: about as long as the longest company names. */
  queryLength: 120,
  /** 2 characters: a single one matches everything. */
  shortestQuery: 2,
  /** 20 companies from each registry, of which the best are shown: each registry ranks in its own way. */
  asked: 20,
  /** 5 candidates: the API's limit, and as many as people can keep in mind. */
  candidates: 5,
  /** From 0 to 1: names that resemble the query less belong to other companies. */
  leastScore: 0.5,
  /** From this similarity on, a company counts as the one named, and slower registries are not waited for. */
  goodScore: 0.9,
  /** 300 characters of one string: a long name, or an address. */
  textLength: 300,
  /** 1,000 characters of what a company says it does. */
  purposeLength: 1_000,
  /** 5 other names of a company. */
  otherNames: 5,
} as const;
