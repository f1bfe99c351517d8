import { knowledgeLimits } from "../knowledge/limits.ts";
import { cleanText, countCharacters } from "../core/text.ts";
import { digest } from "../core/digest.ts";
import { readWords } from "../knowledge/words.ts";

/** A question that a site did not answer, and what became of it. */
export interface Question {
  readonly id: string;
  readonly question: string;
  /** Of the visitor who asked it first. */
  readonly language: string;
  readonly askedAt: Date;
  /** How many times it was asked, up to a limit. */
  readonly askedCount: number;
  /** Undefined while it is open. */
  readonly answer: string | undefined;
  /** Who of the team gave the answer. */
  readonly answeredBy: string | undefined;
  /** Names this state of the record. */
  readonly writeToken: string;
}

export type TextReading = { readonly text: string } | { readonly problem: "empty" | "too_long" };

/** A text that has words, and not too many characters. */
export const readText = (raw: string, longest: number): TextReading => {
  if (raw.length > 4 * longest) return { problem: "too_long" }; // Not even looked at.
  const text = cleanText(raw);
  if (countCharacters(text) > longest) return { problem: "too_long" };
  return readWords(text).length === 0 ? { problem: "empty" } : { text };
};

/** Questions that differ in case, accents, punctuation or spaces only are one. */
export const questionId = (question: string): string => digest(readWords(question).join(" "));

export const readQuestion = (raw: string): TextReading => readText(raw, knowledgeLimits.questionCharacters);
