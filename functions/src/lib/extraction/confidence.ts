/**
 * How often values from such a place were right on real websites, roughly. Of two sources the higher one wins: what a model chose on the company's own
 * pages and code found there outranks what code found alone.
 */
export const confidence = {
  /** What a model quoted and code found again, word for word. */
  quoted: 0.95,
  data: 0.9,
  places: 0.85,
  registry: 0.8,
  meta: 0.75,
  markup: 0.7,
  text: 0.6,
  /** What a model found elsewhere. */
  searched: 0.55,
  inferred: 0.4,
  suggestion: 0.3,
} as const;
