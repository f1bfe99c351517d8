/** How a company speaks to its customers. A model chooses one of these words, and no others. */
export const brandTones = [
  "friendly",
  "warm",
  "professional",
  "formal",
  "playful",
  "expert",
  "down-to-earth",
  "exclusive",
  "energetic",
  "calm",
] as const;

/** The tone that a model has named, if it is one of ours. */
export const toneOf = (text: string): string | undefined => brandTones.find((tone) => tone === text.trim().toLowerCase());
