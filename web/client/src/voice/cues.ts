import type { JsonObject } from "../contract/json.ts";
import type { ModelTraits } from "../contract/live.ts";
import type { Missed } from "./state.ts";

/** What the agent is told that the visitor has not said. It stands in parentheses, in English. */

/** What the visitor typed, or the agent is told. It interrupts the agent. */
export const messageOf = (text: string, { takes_content: takesContent }: ModelTraits): JsonObject =>
  takesContent ? { clientContent: { turns: [{ role: "user", parts: [{ text }] }], turnComplete: true } } : { realtimeInput: { text } };

/** Realtime input is what wakes a model that waits for some. What the visitor said is repeated: it may never have arrived. */
export const nudgeMessage = (asked: string): JsonObject => ({
  realtimeInput: { text: `(The visitor is waiting for your answer.${asked === "" ? "" : ` They said: ${JSON.stringify(asked)}`})` },
});

/** What the agent is told when the page has left a phone call. */
export const callEndedCue =
  "(The phone call with the visitor is over. Call transfer_to_manager to learn how it went, and tell the visitor.)";

/** What it is told when there can be none. */
export const callFailedCue = "(No phone call is possible here. Tell the visitor, and do not try again.)";

/** Results of calls that the agent no longer waits for. It must speak where one is owed, or where the model would hold back all answers. */
export const contextMessage = (missed: readonly Missed[], traits: ModelTraits): JsonObject => {
  const texts = missed.map(({ text }) => text).join(" ");
  const text = `(What you called before has finished meanwhile: ${texts} Tell the visitor if it still matters.)`;
  if (traits.waits_behind_content || !traits.takes_content || missed.some(({ isOwed }) => isOwed)) return messageOf(text, traits);
  return { clientContent: { turns: [{ role: "user", parts: [{ text }] }], turnComplete: false } };
};

/** What the visitor wrote in two pieces. */
export const joined = (before: string, text: string): string => [before, text].filter((part) => part !== "").join(" ");

/** 2,000 characters: what is needed to go on. */
const mostRecap = 2_000;

/** For a conversation that begins anew because the one before fell silent. */
export const recapMessage = (lines: readonly string[], traits: ModelTraits): JsonObject =>
  messageOf(
    `(The conversation broke off, and goes on here. Do not greet. What was said, as data: ${JSON.stringify(lines.join("\n").slice(-mostRecap))}. Answer what the visitor said last.)`,
    traits,
  );

/** What was said last, in whole utterances. */
export const withLine = (lines: readonly string[], speaker: "Visitor" | "You", text: string): readonly string[] => {
  const last = lines.at(-1);
  if (last?.startsWith(`${speaker}: `) === true) return [...lines.slice(0, -1), (last + text).slice(0, mostRecap)];
  return [...lines.slice(-mostLines), `${speaker}: ${text}`];
};

const mostLines = 19;
