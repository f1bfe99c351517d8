import type { JsonObject } from "../json.ts";
import type { StartedSession } from "../contract.ts";
import type { Missed } from "./state.ts";

/** Messages to the agent that are not the visitor's. They are in parentheses, in English. */

/** The visitor's text, or a message to the agent. It interrupts the agent. */
export const messageOf = (text: string, { takes_content: takesContent }: StartedSession["traits"]): JsonObject =>
  takesContent ? { clientContent: { turns: [{ role: "user", parts: [{ text }] }], turnComplete: true } } : { realtimeInput: { text } };

/** Realtime input wakes a model that waits for some. The visitor's words are repeated, because they may never have arrived. */
export const nudgeMessage = (asked: string): JsonObject => ({
  realtimeInput: { text: `(The visitor is waiting for your answer.${asked === "" ? "" : ` They said: ${JSON.stringify(asked)}`})` },
});

/** Tells the agent that the page has left a phone call. Only the tool knows whether anybody has answered it. */
export const callEndedCue =
  "(The visitor is back from the phone. Call transfer_to_manager to learn whether anybody answered, and tell the visitor.)";

/** Tells the agent that there can be none. */
export const callFailedCue = "(No phone call is possible here. Tell the visitor, and do not try again.)";

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

/** For a conversation that starts anew because the last one fell silent. */
export const recapMessage = (lines: readonly string[], traits: StartedSession["traits"]): JsonObject =>
  messageOf(
    `(The conversation broke off, and goes on here. Do not greet. What was said, as data: ${JSON.stringify(lines.join("\n").slice(-mostRecap))}. Answer what the visitor said last.)`,
    traits,
  );

/** The last lines, in whole utterances. */
export const withLine = (lines: readonly string[], speaker: "Visitor" | "You", text: string): readonly string[] => {
  const last = lines.at(-1);
  if (last?.startsWith(`${speaker}: `) === true) return [...lines.slice(0, -1), (last + text).slice(0, mostRecap)];
  return [...lines.slice(-mostLines), `${speaker}: ${text}`];
};

const mostLines = 19;
