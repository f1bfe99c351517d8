import { isDeepStrictEqual } from "node:util";
import { isRecord } from "../../src/lib/platform/core/unknown-record.ts";
import { comparable } from "./comparable.ts";
import { claimsIn } from "./claims.ts";
import { inventionsIn } from "./inventions.ts";
import type { Judgement } from "./judge-talk.ts";
import { type Heard, type Talk, together, type ToolUse, type Turn } from "./heard.ts";
import type { Expectation, Scenario } from "./scenario.ts";
import { soundsLike, speaksLanguage } from "./speaks-language.ts";

interface Judged extends Omit<Talk, "timeline"> {
  readonly judgement: Judgement | undefined;
}

/** The expectations that were not met, one sentence each. */
export const failuresOf = (
  { turns, ended, directions, trouble, judgement }: Judged,
  { expect, visitor }: Pick<Scenario, "expect" | "visitor">,
): readonly string[] => [
  ...turns.flatMap((turn) =>
    turn.expected === undefined ? [] : check(turn, turn.expected).map((failure) => `${placeOf(turn)}: ${failure}`),
  ),
  ...(expect === undefined ? [] : check(together(turns), expect)),
  ...(judgement === undefined ? [] : complaintsOf(judgement, { goal: visitor.goal, isWanted: expect?.reached ?? true })),
  ...inventionsIn(turns),
  ...claimsIn(turns),
  ...(directions === 0 ? [] : [`The agent read out what it was told, or meant to call, ${directions} times.`]),
  ...(trouble === undefined ? [] : [trouble]),
  ...(ended === undefined ? [] : [`The conversation ended too early: ${ended.message ?? ended.code}`]),
];

/** What a model that has read the conversation complains of. */
const complaintsOf = (
  { isReached, why, unfounded }: Judgement,
  { goal, isWanted }: { readonly goal: string | undefined; readonly isWanted: boolean },
): readonly string[] => [
  ...(goal === undefined || isReached === isWanted
    ? []
    : [`The visitor ${isReached ? "got what they should not get" : "did not get what they wanted"} (“${goal}”): ${why}`]),
  ...unfounded.map(({ words, why: missing }) => `The agent claimed “${words}”, which nothing it was told supports: ${missing}`),
];

const placeOf = ({ said }: Turn): string => (said === undefined ? "After the silence" : `After “${said}”`);

const check = (heard: Heard, expected: Expectation): readonly string[] =>
  [
    ...(expected.tools === undefined ? [] : checkTools(heard, expected.tools)),
    ...(expected.not_called ?? []).map((name) =>
      heard.tools.some((use) => use.name === name) ? `${name} was called, and must not be.` : "",
    ),
    ...(expected.spoken ?? []).map((words) => checkSpoken(heard, typeof words === "string" ? [words] : words)),
    ...(expected.not_spoken ?? []).map((words) => (says(heard, words) ? `The agent said “${words}”, and must not. ${quoteOf(heard)}` : "")),
    expected.silent === true && heard.spoken !== "" ? `The agent spoke, and should have kept silent. ${quoteOf(heard)}` : "",
    ...(expected.cards ?? []).map((card) => checkCard(heard, card)),
    expected.language === undefined ? "" : checkLanguage(heard, expected.language),
    expected.passed_on === undefined ? "" : checkPassedOn(heard, expected.passed_on),
    expected.interrupted === true && !heard.isInterrupted ? "The agent was not interrupted: it had said all, or spoke on." : "",
  ].filter((failure) => failure !== "");

/** Each must have been called, in this order. Other calls may come between. */
const checkTools = ({ tools }: Heard, expected: NonNullable<Expectation["tools"]>): readonly string[] => {
  const called = `Called: ${tools.length === 0 ? "nothing" : tools.map(describeUse).join("; ")}.`;
  if (expected.length === 0 && tools.length > 0) return [`No tool should have been called. ${called}`];
  let rest = tools;
  for (const { name, args, status } of expected) {
    const index = rest.findIndex(
      (use) => use.name === name && fits(use.args, args) && (status ?? use.answer?.status) === use.answer?.status,
    );
    if (index < 0) {
      const wanted = `${name}${describeMembers(args)}${status === undefined ? "" : `, answered “${status}”`}`;
      return [`${wanted} was not called. ${called}`];
    }
    rest = rest.slice(index + 1);
  }
  return [];
};

const describeUse = ({ name, args, answer }: ToolUse): string =>
  `${name}${describeMembers(args)}${answer === undefined ? ", which failed" : `, answered “${answer.status}”`}`;

const describeMembers = (members: Readonly<Record<string, unknown>>): string =>
  Object.keys(members).length === 0 ? "" : ` with ${JSON.stringify(members)}`;

const checkSpoken = (heard: Heard, choices: readonly string[]): string =>
  choices.some((words) => says(heard, words))
    ? ""
    : `The agent did not say ${choices.map((words) => `“${words}”`).join(" or ")}. ${quoteOf(heard)}`;

const checkCard = ({ cards }: Heard, { card_id, data }: { readonly card_id: string; readonly data: object }): string =>
  cards.some((card) => card.card_id === card_id && fits(card.data, data))
    ? ""
    : `No ${card_id}${describeMembers({ ...data })} was shown. Shown: ${cards.length === 0 ? "nothing" : cards.map((card) => `${card.card_id}${card.card_id === card_id ? describeMembers({ ...card.data }) : ""}`).join("; ")}.`;

const checkLanguage = (heard: Heard, tag: string): string => {
  if (heard.spoken === "") return `The agent said nothing, and should have spoken ${tag}.`;
  return speaksLanguage(heard.spoken, tag)
    ? ""
    : `The agent should have spoken ${tag}, and it sounds like ${soundsLike(heard.spoken) ?? "another language"}. ${quoteOf(heard)}`;
};

const checkPassedOn = (heard: Heard, isExpected: boolean): string => {
  const isPassedOn = heard.tools.some(({ answer }) => answer?.status === "passed_on");
  if (isPassedOn === isExpected) return "";
  return isExpected
    ? `No question was passed on to the team. ${quoteOf(heard)}`
    : `A question was passed on to the team, and should have been answered. ${quoteOf(heard)}`;
};

const quoteOf = ({ spoken }: Heard): string => (spoken === "" ? "It said nothing." : `It said: “${spoken}”`);

const says = ({ spoken }: Heard, words: string): boolean => comparable(spoken).includes(comparable(words));

/** Texts match as a part, in any case of letters. Items of a list must match some item, members of an object their counterpart. */
const fits = (actual: unknown, expected: unknown): boolean => {
  if (typeof expected === "string" && typeof actual === "string") return comparable(actual).includes(comparable(expected));
  if (Array.isArray(expected)) return Array.isArray(actual) && expected.every((one) => actual.some((other) => fits(other, one)));
  if (isRecord(expected)) return isRecord(actual) && Object.entries(expected).every(([key, value]) => fits(actual[key], value));
  return isDeepStrictEqual(actual, expected);
};
