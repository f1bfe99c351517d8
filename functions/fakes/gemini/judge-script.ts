import * as z from "zod";
import { isRecord } from "../../src/lib/platform/core/unknown-record.ts";
import { type GenerateRequest, schemaOf } from "./generate-request.ts";

export type JudgeReading = z.input<typeof JudgeReading>;

/** A scripted verdict on which passage answers a question. */
export const JudgeReading = z.strictObject({
  /** Applies to questions that contain this. */
  question: z.string(),
  verdict: z.enum(["answered", "not_answered", "no_question"]).default("answered"),
  /** The words that the judge claims to have read. */
  words: z.string().default(""),
  /** The passage that it names; by default the first one that contains the words, otherwise the first. */
  passage: z.int().optional(),
});

export interface JudgeScript {
  readonly set: (readings: readonly JudgeReading[] | undefined) => void;
  /** The scripted verdict as JSON; without a script, one from comparing words. */
  readonly answer: (prompt: string) => string;
}

export const createJudgeScript = (): JudgeScript => {
  let readings: readonly z.output<typeof JudgeReading>[] | undefined;
  return {
    set: (next) => {
      readings = next?.map((reading) => JudgeReading.parse(reading));
    },
    answer: (prompt) => {
      const lines = prompt.split("\n").map((line): unknown => JSON.parse(line));
      const last = lines.at(-1);
      const asked = isRecord(last) ? last["question"] : undefined;
      if (readings === undefined) return JSON.stringify(judgeByWords(lines.slice(0, -1), last));
      const reading = readings.find(({ question }) => typeof asked === "string" && asked.includes(question));
      const { verdict, words, passage } = reading ?? { verdict: "not_answered", words: "", passage: undefined };
      return JSON.stringify({ verdict, passage: verdict === "answered" ? (passage ?? findPassage(lines, words)) : 0, words });
    },
  };
};

const findPassage = (lines: readonly unknown[], words: string): unknown => {
  const found = lines.filter(isRecord).find(({ text }) => typeof text === "string" && withoutSpaces(text).includes(withoutSpaces(words)));
  return found?.["id"] ?? 1;
};

const withoutSpaces = (text: string): string => text.replaceAll(/\s/g, "");

/** Whether the requested properties are those of a verdict on passages. */
export const isForJudge = (request: GenerateRequest): boolean => {
  const schema = schemaOf(request);
  const properties = isRecord(schema) ? schema["properties"] : undefined;
  return isRecord(properties) && ["verdict", "passage", "words"].every((name) => Object.hasOwn(properties, name));
};

/** A verdict in the form of the model's answer. */
interface JudgeVerdict {
  readonly verdict: "answered" | "not_answered" | "no_question";
  readonly passage: number;
  readonly words: string;
}

/**
 * The verdict without a script: the line with most of the question's rare words, if it has one of the first three expected terms, or the
 * question's longest word and half of the others. Right about the demo site and the sites of the tests; it knows nothing else.
 */
function judgeByWords(passages: readonly unknown[], asked: unknown): JudgeVerdict {
  const given = passages.filter(isRecord).find((passage) => isSameQuestion(passage["answer_of_the_team_to"], asked));
  if (given !== undefined) return { verdict: "answered", passage: Number(given["id"]), words: String(given["text"]) };
  const { question, terms } = readAsked(asked);
  const lines = passages.flatMap(toLines);
  const all = [...new Set([...question, ...terms.flat()])];
  const countLines = (word: string): number => lines.filter((line) => has([...line.words, ...line.context], word)).length;
  const weights = new Map(all.map((word) => [word, 1 / Math.max(1, countLines(word))]));
  const weigh = ({ words, context }: Line): number =>
    all.reduce((sum, word) => sum + (has(words, word) ? 1 : has(context, word) ? 0.5 : 0) * (weights.get(word) ?? 0), 0);
  const [longest = ""] = question.toSorted((one, other) => other.length - one.length);
  const answers = ({ words, context }: Line): boolean =>
    terms.slice(0, 3).some((term) => term.length > 0 && term.every((word) => has(words, word))) ||
    (has(words, longest) && question.filter((word) => has([...words, ...context], word)).length * 2 >= question.length);
  const [best] = lines.filter(answers).toSorted((one, other) => weigh(other) - weigh(one));
  return best === undefined
    ? { verdict: "not_answered", passage: 0, words: "" }
    : { verdict: "answered", passage: best.passage, words: best.text };
}

/** Whether somebody would say that both ask the same, letter by letter. */
const isSameQuestion = (answered: unknown, asked: unknown): boolean =>
  typeof answered === "string" && isRecord(asked) && answered.toLowerCase() === String(asked["question"]).toLowerCase();

interface Line {
  readonly passage: number;
  readonly text: string;
  readonly words: readonly string[];
  /** The title and the headings. */
  readonly context: readonly string[];
}

const toLines = (passage: unknown): readonly Line[] => {
  if (!isRecord(passage) || typeof passage["text"] !== "string" || typeof passage["id"] !== "number") return [];
  const { id, text, page, headings, answer_of_the_team_to: question } = passage;
  const context = wordsOf([page, headings, question].flat().join(" "));
  return text.split("\n").map((line) => ({ passage: id, text: line, words: wordsOf(line), context }));
};

const readAsked = (asked: unknown) => {
  const { question, expected_words: expected } = isRecord(asked) ? asked : {};
  const terms: readonly unknown[] = Array.isArray(expected) ? expected : [];
  return { question: wordsOf(String(question)).filter((word) => word.length > 2), terms: terms.map((term) => wordsOf(String(term))) };
};

const wordsOf = (text: string): readonly string[] =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** Also counts other forms of the word with the same beginning. */
const has = (words: readonly string[], word: string): boolean =>
  words.some((one) => one === word || begins(one, word) || begins(word, one));

const begins = (word: string, beginning: string): boolean => beginning.length > 3 && word.startsWith(beginning);
