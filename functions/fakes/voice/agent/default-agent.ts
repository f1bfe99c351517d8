import { isRecord, type UnknownRecord } from "../../../src/lib/platform/core/unknown-record.ts";
import { declarationsOf } from "./model-rules.ts";
import type { Setup } from "../wire/setup.ts";
import type { Agent, AgentContext, AgentStep } from "./agent.ts";
import { findLocalCall } from "./local-phrases.ts";
import { findHabit, languageOf, wordsIn } from "./own-words.ts";
import { findSearchWords } from "./search-words.ts";
import { findToolCall } from "./tool-sentences.ts";

/**
 * A small agent without a model: it greets, understands enough plain English, and some Norwegian and Hebrew, to call Lectern's tools, and
 * speaks their answers.
 */
export const defaultAgent = (greeting: () => string): Agent => ({
  respond: (event, context) => {
    const answerTo = (text: string): AgentStep => (isCue(text, context) ? greet(greeting(), context) : respondTo(text, context));
    switch (event.kind) {
      case "opening":
        return [greet(greeting(), context)];
      case "said":
        return [answerTo(isReminder(event.text) ? lastSaid(event.text, context) : event.text)];
      case "tool-answer":
        return [say(toSentence(event.response))];
    }
  },
});

const greet = (given: string, { setup }: AgentContext): AgentStep =>
  say([given, findGreeting(setup)].find((text) => text !== undefined && text !== "") ?? "Hello! How can I help you?");

/** A cue is text that the system instruction quotes, with what to do when it arrives. */
const isCue = (text: string, { setup }: AgentContext): boolean => text !== "" && instructionOf(setup).includes(JSON.stringify(text));

const instructionOf = ({ systemInstruction }: Setup): string => (systemInstruction?.parts ?? []).map(({ text = "" }) => text).join("\n");

const say = (text: string): AgentStep => ({ kind: "say", text });

const recall = /\bwhat did i (?:just )?say\b|hva sa jeg|מה אמרתי/i;

/** The cue of a page that waits, or has started a new conversation: it asks for the answer to what was said before. */
const reminder = /^\(The visitor (?:is waiting|has heard)\b|^\(The conversation broke off\b/;

/** Of a new conversation in which nothing is owed. */
const brokenCue = /that the connection broke\b.*go on\.\)$/;

const isReminder = (text: string): boolean => reminder.test(text) && !brokenCue.test(text);

/** The cues of a page that has heard more than the service, or nothing for long. */
const unheardCue = /^\(The visitor has just said\b/;
const absentCue = /^\(The visitor has said nothing\b/;
const cancelledCue = /^\(The visitor has taken the call back\b/;

/** What the visitor said last, even in an earlier conversation. The cue may quote it. */
const lastSaid = (cue: string, { history }: AgentContext): string => {
  const repeated = /They said(?: last)?: "(?<text>(?:[^"\\]|\\.)*)"/.exec(cue)?.groups?.["text"];
  if (repeated !== undefined) return unquote(repeated);
  const recap = /Visitor: (?:(?!Visitor: ).)*?(?=\\n|"\. (?:Answer|Say))/g;
  const said = history
    .filter(({ role }) => role === "user")
    .flatMap(({ text }) => (reminder.test(text) ? (text.match(recap) ?? []) : [text]));
  return (said.at(-1) ?? "").replace(/^Visitor: /, "");
};

/** The cue with which a page reports a result that the agent did not wait for. */
const lateResult = /^\(What you called before has finished meanwhile: (?<result>.*) Tell the visitor/s;

/** The cue after a phone call names the tool that knows the outcome. */
const order = /\bCall (?<tool>\w+) to learn\b/;

function respondTo(text: string, { setup, history }: AgentContext): AgentStep {
  const words = wordsIn(languageOf(setup));
  if (text === "" || unheardCue.test(text)) return say(words.unheard);
  if (absentCue.test(text)) return say(words.absent);
  if (brokenCue.test(text)) return say(words.broken);
  if (cancelledCue.test(text)) return say(words.silent);
  if (recall.test(text)) {
    const before = history.filter(({ role }) => role === "user").at(-2)?.text ?? "";
    return say(before === "" ? words.nothingBefore : words.youSaid + before);
  }
  const habit = findHabit(text);
  if (habit !== undefined) return say(words[habit]);
  const declared = declarationsOf(setup).flatMap(({ name }) => (name === undefined ? [] : [name]));
  const ordered = order.exec(text)?.groups?.["tool"];
  if (ordered !== undefined && declared.includes(ordered)) return { kind: "call", name: ordered, args: {} };
  const late = lateResult.exec(text)?.groups?.["result"];
  if (late !== undefined) return say(late);
  const call = findLocalCall(text, declared) ?? findToolCall(text, declared, history);
  return call === undefined ? say(words.youSaid + text) : { kind: "call", ...call, args: { ...call.args, ...searchWords(call, setup) } };
}

/** Without search words, the tool finds a page only by the exact words of the question. */
const searchWords = ({ name, args }: { readonly name: string; readonly args: UnknownRecord }, setup: Setup): UnknownRecord => {
  const { question } = args;
  const found = name === "ask" && typeof question === "string" ? findSearchWords(question, setup) : undefined;
  return found === undefined ? {} : { search_words: found };
};

/** Quoted text after a word such as "greet", or on a line that begins with one. */
const greetings = [
  /\b(?:greet|greeting|opening|open|begin|start)\b[^"“\n]*["“](?<text>(?:[^"”\\\n]|\\.)+)["”]/i,
  /^\W*(?:greeting|opening line)\W*: *(?<text>\S.*)$/im,
  /\bsay\b[^"“\n]*["“](?<text>(?:[^"”\\\n]|\\.)+)["”]/i,
];

function findGreeting(setup: Setup): string | undefined {
  const instruction = instructionOf(setup);
  const found = greetings.map((pattern) => pattern.exec(instruction)?.groups?.["text"]).find((text) => text !== undefined);
  return found === undefined ? undefined : unquote(found).trim();
}

/** The quotation may be escaped as JSON. */
function unquote(text: string): string {
  try {
    const json: unknown = JSON.parse(`"${text}"`);
    return String(json);
  } catch {
    return text;
  }
}

/** The sentence in a tool's answer: Lectern's have `result`, Google's convention is `output` and `error`. */
function toSentence(response: UnknownRecord): string {
  const { result, output, error } = response;
  const found = [result, isRecord(output) ? output["result"] : output, error].find((value) => typeof value === "string" && value !== "");
  return typeof found === "string" ? found : "That is done.";
}
