import { digest } from "../core/digest.ts";
import { cleanText, countCharacters, foldWords } from "../core/text.ts";
import { questionLimits } from "./limits.ts";

export const questionStatuses = ["open", "answered", "closed"] as const;

/** A question that a site did not answer, and what became of it. */
export interface Question {
  readonly id: string;
  readonly question: string;
  /** Of the visitor who asked it first. */
  readonly language: string;
  /** Of all who asked it, theirs first. */
  readonly languages: readonly string[];
  readonly askedAt: Date;
  readonly lastAskedAt: Date;
  /** Who asked it first. */
  readonly askedBy: string | undefined;
  /** The tool call that has asked it last. */
  readonly lastCall: string | undefined;
  /** How many times it was asked, up to a limit. */
  readonly askedCount: number;
  readonly status: (typeof questionStatuses)[number];
  /** Undefined while nobody has given one. */
  readonly answer: string | undefined;
  /** Who of the team gave the answer. */
  readonly answeredBy: string | undefined;
  /** Who of the team closed it without an answer; undefined when the site has answered it meanwhile. */
  readonly closedBy: string | undefined;
  /** For the team. */
  readonly note: string | null;
  /** Who of the team changed the answer, the state or the note last, if anybody did. */
  readonly changedBy: string | undefined;
  /** When that was, or a visitor opened it again. 1970 for never. */
  readonly changedAt: Date;
  /** Names this state of the record. */
  readonly writeToken: string;
}

export type ParsedText = { readonly text: string } | { readonly problem: "empty" | "too_long" };

/** A text that has words, and not too many characters. */
export const parseText = (raw: string, longest: number): ParsedText => {
  if (raw.length > 4 * longest) return { problem: "too_long" }; // Not even looked at.
  const text = cleanText(raw);
  if (countCharacters(text) > longest) return { problem: "too_long" };
  return /[\p{L}\p{N}]/u.test(text) ? { text } : { problem: "empty" };
};

/** Questions that only differ in case, accents, punctuation or spaces have one ID. */
export const questionId = (question: string): string => digest(foldWords(question));

export const parseQuestion = (raw: string): ParsedText => parseText(raw, questionLimits.questionCharacters);
