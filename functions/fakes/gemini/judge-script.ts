import * as z from "zod";
import { isRecord } from "../../src/lib/core/unknown-record.ts";
import { judgeByWords } from "./default-judge.ts";
import type { GenerateRequest } from "./generate-request.ts";

export type JudgeReading = z.input<typeof JudgeReading>;

/** What the model says when it is asked which passage answers a question. */
export const JudgeReading = z.strictObject({
  /** A part of the question that it is said to. */
  question: z.string(),
  verdict: z.enum(["answered", "not_answered", "no_question"]).default("answered"),
  /** What it claims to have read. */
  words: z.string().default(""),
  /** The passage that it claims to have read it in; the one that really has the words, or else the first. */
  passage: z.int().optional(),
});

export interface JudgeScript {
  readonly set: (readings: readonly JudgeReading[] | undefined) => void;
  /** The verdict as JSON: that of the script, or as long as there is none, what the words say. */
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

/** Whether it is a question about passages: by the properties that are asked for. */
export const isForJudge = ({ generationConfig }: GenerateRequest): boolean => {
  const schema = generationConfig?.responseJsonSchema;
  const properties = isRecord(schema) ? schema["properties"] : undefined;
  return isRecord(properties) && ["verdict", "passage", "words"].every((name) => Object.hasOwn(properties, name));
};
