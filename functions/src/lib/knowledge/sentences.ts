import type { Line } from "./passage.ts";

let segmenter: Intl.Segmenter | undefined;

/** The sentences of a line, without the spaces around them. */
export const readSentences = ({ text, isRow }: Line): readonly string[] => {
  if (isRow) return [text];
  segmenter ??= new Intl.Segmenter("en", { granularity: "sentence" });
  return Array.from(segmenter.segment(text), ({ segment }) => segment.trim()).filter((sentence) => sentence !== "");
};
