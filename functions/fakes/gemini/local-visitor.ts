import * as z from "zod";
import { parseJson } from "../../src/lib/platform/core/unknown-record.ts";
import { emptyWords } from "./everyday-words.ts";

const Asked = z.object({
  goal: z.string(),
  temper: z.string(),
  facts: z.array(z.string()),
  talk: z.array(z.union([z.object({ you: z.string() }), z.object({ agent: z.string() })])),
});

const asksFor = /^(?:find out|learn|ask|know|hear)\s+(?:(?:whether|if)\s+)?/i;

/** What a goal asks for: "Find out what a helmet costs" is for "what a helmet costs". */
export const wishOf = (goal: string): string =>
  goal
    .trim()
    .replace(/[.?!]$/, "")
    .replace(asksFor, "");

/** The words of a text that say something. */
const wordsOf = (text: string): ReadonlySet<string> =>
  new Set((text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? []).filter((word) => !emptyWords.has(word)));

/** How many of these words a text has, from 0 to 1. */
export const shareOf = (wish: string, text: string): number => {
  const wanted = wordsOf(wish);
  return wanted.size === 0 ? 0 : wanted.intersection(wordsOf(text)).size / wanted.size;
};

const openers = ["Hello. Can you tell me", "Hi, do you know", "Could you tell me"];
const again = ["Sorry, I would still like to know", "Once more, please", "I was asking"];

/** Chooses by the goal, so that a visitor says the same every time, and another visitor something else. */
const choose = (choices: readonly string[], goal: string): string =>
  choices[Array.from(goal).reduce((seed, letter) => (seed * 31 + (letter.codePointAt(0) ?? 0)) % 65_521, 7) % choices.length] ?? "";

const isImpatient = /impatien|hurry|rush|angry|annoyed/i;

/**
 * Stands in for a model that plays a visitor: asks for what the goal names, says a fact when it is asked for, leaves with an answer that has
 * most words of the wish, and gives up after the second try, or the third. It knows nothing of the agent.
 */
export const playVisitor = (prompt: string): { readonly says: string; readonly is_done: boolean } => {
  const { goal, temper, facts, talk } = Asked.parse(parseJson(prompt));
  const said = talk.flatMap((line) => ("you" in line ? [line.you] : []));
  const heard = talk.flatMap((line) => ("agent" in line ? [line.agent] : [])).at(-1) ?? "";
  const wish = wishOf(goal);
  const isQuestion = asksFor.test(goal);
  const asking = isQuestion ? `${wish}?` : `I would like to ${wish.charAt(0).toLowerCase()}${wish.slice(1)}.`;
  const tries = said.filter((line) => line.endsWith(asking)).length;
  if (tries === 0) return { says: isQuestion ? `${choose(openers, goal)} ${asking}` : asking, is_done: false };
  if (heard.trim().endsWith("?")) {
    const fact = facts.find((one) => !said.includes(one) && shareOf(one, heard) > 0);
    if (fact !== undefined) return { says: fact, is_done: false };
  }
  const isSatisfied = shareOf(wish, heard) >= 0.5 && !heard.trim().endsWith("?");
  if (isSatisfied || tries >= (isImpatient.test(temper) ? 2 : 3)) return { says: "", is_done: true };
  return { says: isQuestion ? `${choose(again, goal)}: ${asking}` : asking, is_done: false };
};
