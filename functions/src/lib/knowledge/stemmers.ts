/** Takes the ending off a word, so that its forms become one. */
export type Stemmer = (word: string) => string;

/** Snowball's stemmers, by language. Languages that are not here have none, or no need of one. */
const stemmers: Readonly<Record<string, () => Promise<{ readonly stemmer: Stemmer }>>> = {
  ar: async () => import("@orama/stemmers/arabic"),
  bg: async () => import("@orama/stemmers/bulgarian"),
  da: async () => import("@orama/stemmers/danish"),
  de: async () => import("@orama/stemmers/german"),
  el: async () => import("@orama/stemmers/greek"),
  en: async () => import("@orama/stemmers/english"),
  es: async () => import("@orama/stemmers/spanish"),
  fi: async () => import("@orama/stemmers/finnish"),
  fr: async () => import("@orama/stemmers/french"),
  ga: async () => import("@orama/stemmers/irish"),
  hi: async () => import("@orama/stemmers/indian"),
  hu: async () => import("@orama/stemmers/hungarian"),
  hy: async () => import("@orama/stemmers/armenian"),
  id: async () => import("@orama/stemmers/indonesian"),
  it: async () => import("@orama/stemmers/italian"),
  lt: async () => import("@orama/stemmers/lithuanian"),
  nb: async () => import("@orama/stemmers/norwegian"),
  ne: async () => import("@orama/stemmers/nepali"),
  nl: async () => import("@orama/stemmers/dutch"),
  pt: async () => import("@orama/stemmers/portuguese"),
  ro: async () => import("@orama/stemmers/romanian"),
  ru: async () => import("@orama/stemmers/russian"),
  sr: async () => import("@orama/stemmers/serbian"),
  sv: async () => import("@orama/stemmers/swedish"),
  ta: async () => import("@orama/stemmers/tamil"),
  tr: async () => import("@orama/stemmers/turkish"),
  uk: async () => import("@orama/stemmers/ukrainian"),
};

/** Language group -> its stemmer, for those that have one. Only these are loaded. */
export const loadStemmers = async (groups: Iterable<string>): Promise<ReadonlyMap<string, Stemmer>> => {
  const loaded = await Promise.all(
    [...new Set(groups)].map(async (group) => {
      const load = Object.hasOwn(stemmers, group) ? stemmers[group] : undefined;
      return load === undefined ? [] : [[group, (await load()).stemmer] as const];
    }),
  );
  return new Map(loaded.flat());
};
