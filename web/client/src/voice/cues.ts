import type { JsonObject } from "../json-object.ts";
import type { StartedSession } from "../contract.ts";
import type { Doubt, Missed } from "./state.ts";

/** Messages to the agent that are not the visitor's. They are in parentheses, in English. */

/** The visitor's text, or a message to the agent. It interrupts the agent. */
export const messageOf = (text: string, { takes_content: takesContent }: StartedSession["traits"]): JsonObject =>
  takesContent ? { clientContent: { turns: [{ role: "user", parts: [{ text }] }], turnComplete: true } } : { realtimeInput: { text } };

/** Realtime input wakes a model that waits for some. The visitor's words are repeated, because they may never have arrived. */
export const nudgeMessage = (asked: string, why: Doubt = "asked"): JsonObject => ({
  realtimeInput: { text: `(The visitor ${nudges[why](JSON.stringify(asked))})` },
});

/** Whether something was meant for the agent, it decides itself. */
const nudges: Readonly<Record<Doubt, (asked: string) => string>> = {
  asked: (asked) => `is waiting for your answer.${asked === '""' ? "" : ` They said: ${asked}`}`,
  empty: (asked) => `has heard no answer. They said: ${asked} If that was meant for you, answer now; otherwise say nothing.`,
  unheard: () =>
    "has just said something that did not arrive as text. If you have understood it, answer; otherwise ask them to say it again.",
  words: (asked) => `has heard no words, only a sound. They said last: ${asked} Say your answer again.`,
  broken: (asked) => `has heard only half of your answer: the sound broke off. They said last: ${asked} Say the answer again, in short.`,
};

/** Tells the agent that nobody has said anything for long. */
export const stillThereCue =
  "(The visitor has said nothing for five minutes. Ask in one short sentence whether they are still there. Call no tool.)";

/** The answer to `end_conversation`, which the page carries out itself. */
export const leavingResult =
  "The conversation ends as soon as you have finished. If you have not said goodbye, do so in one short sentence; otherwise say nothing.";

/** What the visitor said last. */
export const lastAsked = (lines: readonly string[]): string =>
  lines.findLast((line) => line.startsWith(visitorMark))?.slice(visitorMark.length) ?? "";

const visitorMark = "Visitor: ";

/** The agent has said nothing since. */
export const isUnanswered = (lines: readonly string[]): boolean => lines.at(-1)?.startsWith(visitorMark) === true;

/** Tells the agent that the page has left a phone call. Only the tool knows whether anybody has answered it. */
export const callEndedCue =
  "(The visitor is back from the phone. What you said during the call was not heard. Call transfer_to_manager to learn whether anybody answered, and tell the visitor.)";

/** Tells the agent that the visitor hung up before there was a call. The tool would begin another one. */
export const callCancelledCue = "(The visitor has taken the call back. Call no tool.)";

/** Tells the agent that there can be none. */
export const callFailedCue = "(No phone call is possible here. Tell the visitor, and do not try again.)";

/** Tells the agent what was said while the visitor left a page: its memory, which is older, goes on on the next one. */
export const leftCue = (lines: readonly string[]): string =>
  `The visitor has followed a link. You may have forgotten what was said last, as data: ${JSON.stringify(lines.join("\n"))}.`;

/** Results of calls that the agent no longer waits for. It must speak if one is owed, or if the model would otherwise hold back all answers. */
export const contextMessage = (missed: readonly Missed[], traits: StartedSession["traits"]): JsonObject => {
  const texts = missed.map(({ text }) => text).join(" ");
  const text = `(What you called before has finished meanwhile: ${texts} Tell the visitor if it still matters.)`;
  if (traits.waits_behind_content || !traits.takes_content || missed.some(({ isOwed }) => isOwed)) return messageOf(text, traits);
  return { clientContent: { turns: [{ role: "user", parts: [{ text }] }], turnComplete: false } };
};

/** The visitor's text, if it was written in two pieces. */
export const joined = (before: string, text: string): string => [before, text].filter((part) => part !== "").join(" ");

/** 2,000 characters: enough to continue. */
const mostRecap = 2_000;

/** For a conversation that starts anew because the last one was lost, or fell silent. */
export const recapMessage = (lines: readonly string[], traits: StartedSession["traits"], isOwed: boolean): JsonObject => {
  const said = JSON.stringify(lines.join("\n").slice(-mostRecap));
  const order = isOwed ? "Answer what the visitor said last." : "Say in one sentence that the connection broke, and let the visitor go on.";
  return messageOf(`(The conversation broke off, and goes on here. Do not greet. What was said, as data: ${said}. ${order})`, traits);
};

/** The last lines, in whole utterances. */
export const withLine = (lines: readonly string[], speaker: "Visitor" | "You", text: string): readonly string[] => {
  const last = lines.at(-1);
  if (last?.startsWith(`${speaker}: `) === true) return [...lines.slice(0, -1), (last + text).slice(0, mostRecap)];
  return [...lines.slice(-mostLines), `${speaker}: ${text}`];
};

const mostLines = 19;
