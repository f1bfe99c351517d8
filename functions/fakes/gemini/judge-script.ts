import * as z from "zod";
import { isRecord } from "../../src/lib/platform/core/unknown-record.ts";
import { type GenerateRequest, schemaOf } from "./generate-request.ts";
import { judgeByWords } from "./local-judge.ts";

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

/** Whether these properties are requested, by which the fake knows what it is asked. */
export const asksFor = (request: GenerateRequest, ...names: readonly string[]): boolean => {
  const schema = schemaOf(request);
  const properties = isRecord(schema) ? schema["properties"] : undefined;
  return isRecord(properties) && names.every((name) => Object.hasOwn(properties, name));
};
