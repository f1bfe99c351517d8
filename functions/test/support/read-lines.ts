import type { PageFacts, TextLine } from "../../src/lib/onboarding/extraction/page-facts.ts";

/** A line of a page. */
export const lineOf = (text: string, changes: Partial<TextLine> = {}): TextLine => ({
  text,
  aside: false,
  ...changes,
});

/** A page of the bakery with these lines. */
export const pageOf = (lines: readonly (string | TextLine)[], changes: Partial<PageFacts> = {}): PageFacts => ({
  url: "https://fjord.example/",
  language: "en",
  title: "",
  meta: new Map(),
  lines: lines.map((text) => (typeof text === "string" ? lineOf(text) : text)),
  links: [],
  alternates: [],
  data: [],
  ...changes,
});
