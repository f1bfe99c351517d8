import { digest } from "../../platform/core/digest.ts";
import { cleanText, countCharacters } from "../../platform/core/text.ts";
import { questionLimits } from "./limits.ts";

export const questionStatuses = ["open", "answered", "closed"] as const;

/** A question that a site did not answer, and what the team did with it. */
export interface Question {
  readonly kind: "question";
  readonly id: string;
  readonly question: string;
  /** The first asker's. */
  readonly language: string;
  /** The languages of all askers, the first one's first. */
  readonly languages: readonly string[];
  readonly askedAt: Date;
  readonly lastAskedAt: Date;
  readonly askedBy: string | undefined;
  /** The last tool call that asked it. */
  readonly lastCall: string | undefined;
  /** Not counted beyond a limit. */
  readonly askedCount: number;
  readonly status: (typeof questionStatuses)[number];
  readonly answer: string | undefined;
  /** A member of the team. */
  readonly answeredBy: string | undefined;
  /** When the answer was given or last replaced, if a time is stored. */
  readonly answeredAt: Date | undefined;
  /** Who in the team closed it without an answer; undefined if it was closed because the site answers it. */
  readonly closedBy: string | undefined;
  readonly note: string | null;
  /** Who in the team last changed the answer, the state or the note, if anybody did. */
  readonly changedBy: string | undefined;
  /** When that was, or when a visitor reopened it. 1970 means never. */
  readonly changedAt: Date;
  readonly writeToken: string;
}

export type ParsedText = { readonly text: string } | { readonly problem: "empty" | "too_long" };

/** Accepts a text with words and at most `longest` characters. */
export const parseText = (raw: string, longest: number): ParsedText => {
  if (raw.length > 4 * longest) return { problem: "too_long" }; // not worth cleaning
  const text = cleanText(raw);
  if (countCharacters(text) > longest) return { problem: "too_long" };
  return /[\p{L}\p{N}]/u.test(text) ? { text } : { problem: "empty" };
};

/**
 * Texts with this in common are the same. Case, accents and signs are part of it, because they distinguish words: C++ from C#, IT from it,
 * "for" from "før", 100 Mb from 100 MB. Spaces and the marks at the end are not.
 */
export const sameWords = (text: string): string => cleanText(text).replace(/(?<![\s.。…?？؟!！])[\s.。…?？؟!！]+$/u, "");

/** Only counts who asks the same: whether an answer is for a question is judged by reading both. */
export const questionId = (question: string): string => digest(sameWords(question));

export const parseQuestionText = (raw: string): ParsedText => parseText(raw, questionLimits.questionCharacters);
