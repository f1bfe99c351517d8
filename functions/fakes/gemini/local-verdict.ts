import * as z from "zod";
import { parseJson } from "../../src/lib/platform/core/unknown-record.ts";
import { segmentsOf } from "../../src/lib/platform/core/text.ts";
import { judgeByWords } from "./local-judge.ts";
import { shareOf, wishOf } from "./local-visitor.ts";

const Line = z.union([
  z.object({ visitor: z.string() }),
  z.object({ tool: z.string(), args: z.looseObject({ message: z.string().optional() }), answer: z.unknown() }),
  z.object({ agent: z.string() }),
]);

const Asked = z.object({ goal: z.nullable(z.string()), talk: z.array(Line) });

interface LocalVerdict {
  readonly reached: boolean;
  readonly why: string;
  readonly unfounded: readonly { readonly words: string; readonly why: string }[];
}

/**
 * Stands in for a model that judges a conversation. A goal is reached by a sentence of the agent that answers it, word by word, as the local
 * judge reads pages, or by a message that has its words. Of claims it knows numbers only: each must stand in what a tool has answered or the
 * visitor has said.
 */
export const judgeTalkByWords = (prompt: string): LocalVerdict => {
  const { goal, talk } = Asked.parse(parseJson(prompt));
  const unfounded = talk.flatMap((line, place) => ("agent" in line ? unfoundedIn(line.agent, talk.slice(0, place)) : []));
  const isReached = goal !== null && talk.some((line) => reaches(line, wishOf(goal)));
  return { reached: isReached, why: isReached ? "The agent said it." : "Nothing that was said or done has all of it.", unfounded };
};

const reaches = (line: z.output<typeof Line>, wish: string): boolean => {
  if ("tool" in line) return shareOf(line.args.message ?? "", wish) >= 0.5;
  if (!("agent" in line)) return false;
  const passage = { id: 1, page: "", headings: [], language: "en", text: line.agent };
  return judgeByWords([passage], { question: wish, language_of_visitor: "en" }).verdict === "answered";
};

const numbersIn = (text: string): readonly string[] => (text.match(/\d[\d.,:]*\d|\d/g) ?? []).map((number) => number.replaceAll(/\D/g, ""));

const unfoundedIn = (spoken: string, before: readonly unknown[]): LocalVerdict["unfounded"] => {
  const known = new Set(numbersIn(JSON.stringify(before)));
  return Array.from(segmentsOf(spoken, "sentence"), ({ segment }) => segment.trim()).flatMap((words) => {
    const unknown = numbersIn(words).find((number) => !known.has(number));
    return unknown === undefined ? [] : [{ words, why: `No tool has answered ${unknown}.` }];
  });
};
