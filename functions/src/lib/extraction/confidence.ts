/**
 * How often values from such a place were right on real websites, roughly: data that is published for search engines is kept up to
 * date, texts are written for people, and what a program infers is a guess. Of two sources the higher one wins.
 */
export const confidence = {
  data: 0.9,
  places: 0.85,
  registry: 0.8,
  meta: 0.75,
  markup: 0.7,
  /** What a model found and code found again, word for word. */
  quoted: 0.65,
  text: 0.6,
  model: 0.55,
  inferred: 0.4,
  suggestion: 0.3,
} as const;
