/** Choices of looking companies up. */
export const companyLimits = {
  /** 8 s for the tool: while it works, the visitor hears nothing. */
  toolMs: 8_000,
  /** 6.5 s for asking registries and the map: what is known by then is the answer. The rest is for the storage around it. */
  searchMs: 6_500,
  /** 4 s for one question to one registry. Most answer in less than one. */
  registryMs: 4_000,
  /** 800 ms: how much longer the others are waited for when one has found a company of that very name. */
  graceMs: 800,
  /** 4 MiB of an answer: 20 companies have some 100 kB, but the Finnish registry always sends 100, each in three languages. */
  answerBytes: 4 * 1024 * 1024,
  /** 2 s: how long a registry is left alone that limits us without saying how long. The next visitor asks it again. */
  pauseMs: 2_000,
  /** 5 s: the longest that a registry is left alone by a process, whatever it says. One visitor's refusal is not another's. */
  longestPauseMs: 5_000,
  /** 120 characters of a query: the longest names of companies have about as many. */
  queryLength: 120,
  /** 2 characters: one finds everything. */
  shortestQuery: 2,
  /** 20 companies of each registry, of which the best are shown: registries rank in their own ways. */
  asked: 20,
  /** 5 candidates: what the specification gives, and as many as people keep in mind. */
  candidates: 5,
  /** From 0 to 1: names that resemble the query less are another company's. */
  leastScore: 0.5,
  /** From this on a company is the one that was named, so that nobody waits for slower registries. */
  goodScore: 0.9,
  /** 300 characters of a text of a company: a long name, or an address. */
  textLength: 300,
  /** 1,000 characters of what a company says it does. */
  purposeLength: 1_000,
  /** 5 other names of a company. */
  otherNames: 5,
  /** 1 day: registries change daily. */
  keptMs: 24 * 3_600_000,
  /** 20 kB of a search are kept: five candidates with all their texts at full length. */
  keptBytes: 20_000,
} as const;
