import { retryOnConflict } from "../../platform/core/write-conflict.ts";
import { fill, findTexts, type TextKey } from "../../i18n/texts.ts";
import type { ToolResult } from "../../../../answers/tool-result.ts";
import type { ToolCall } from "../../conversations/tool-calls/tool-call.ts";
import { isOfTeam } from "../../projects/project.ts";
import { findNext, type TeamItem } from "./team-item.ts";
import { questionLimits } from "./limits.ts";
import { isMessageId, type Message } from "./message.ts";
import { type Question, parseText } from "./question.ts";
import { type AnswerPorts, type Occasion, quote, readOut, type TeamCall } from "./read-out.ts";

interface AnswerArgs {
  /** ID of a question or a message; empty means the one last read out. Another one is read out first. */
  readonly itemId: string;
  /** Undefined reads the item out. */
  readonly text: string | undefined;
  /** Leaves the item open and reads out the next one. */
  readonly skip: boolean;
  readonly close: boolean;
}

/**
 * The team's side of `ask`: reads out open questions and messages, takes answers, and closes items without one. Only the item last read out
 * to this person is changed: what a visitor has written may tell the model to answer or close any other.
 *
 * @throws AppError `unavailable`
 */
export const answer = async (ports: AnswerPorts, args: AnswerArgs, call: ToolCall): Promise<ToolResult> => {
  const { language: spoken, messages: texts } = await findTexts("knowledge", call.caller.profile.language);
  if (!isOfTeam(call.caller.role)) return { result: texts.onlyTeam };
  const team = { call, texts, spoken };
  const named = args.itemId.trim();
  if (!args.skip && !args.close && args.text === undefined)
    return named === "" ? readOutPresent(ports, team) : readOutNamed(ports, named, team);
  const read = await findReadId(ports, call);
  const id = named === "" ? read : named;
  if (id === undefined) return readOutNext(ports, undefined, team, "instead");
  if (args.skip) return readOutNext(ports, await ports.items.findItem(call.project.id, id), team, "named");
  if (id !== read) return readOutNamed(ports, id, team);
  return changeItem(ports, { id, raw: args.close ? undefined : args.text, replaces: named !== "" }, team);
};

const readOutNamed = async (ports: AnswerPorts, id: string, team: TeamCall): Promise<ToolResult> => {
  const item = await ports.items.findItem(team.call.project.id, id);
  return item === undefined ? sayGone(id, team.texts) : readOut(ports, item, "named", team);
};

/** What was read out last, while it is open; then the next one, so that nothing comes back that was skipped. */
const readOutPresent = async (ports: AnswerPorts, team: TeamCall): Promise<ToolResult> => {
  const projectId = team.call.project.id;
  const [id, first] = await Promise.all([findReadId(ports, team.call), findNext(ports.items, projectId, undefined)]);
  const last = id === undefined ? undefined : await ports.items.findItem(projectId, id);
  if (last === undefined) return first === undefined ? { result: team.texts.noOpenItem } : readOut(ports, first, "first", team);
  if (last.status === "open") return readOut(ports, last, "named", team);
  // Behind the last message is the oldest question.
  return readOutNext(ports, last, team, last.kind === "message" ? "first" : "named");
};

const sayGone = (id: string, texts: TeamCall["texts"]): ToolResult => ({
  result: isMessageId(id) ? texts.noSuchMessage : texts.noSuchQuestion,
});

const readOutNext = async (
  ports: AnswerPorts,
  behind: TeamItem | undefined,
  team: TeamCall,
  occasion: Occasion = "first",
): Promise<ToolResult> => {
  const item = await findNext(ports.items, team.call.project.id, behind);
  // Whoever skips the only one has just heard it.
  if (item !== undefined && item.id === behind?.id) return { result: team.texts.noOtherItem };
  return item === undefined ? { result: team.texts.noOpenItem } : readOut(ports, item, occasion, team);
};

/** The item last read out. Not one that is being read out at this moment: the answer is to what was heard before. */
const findReadId = async ({ items }: AnswerPorts, { project, caller, at }: ToolCall): Promise<string | undefined> => {
  const reading = await items.findReading(project.id, caller.uid);
  if (reading === undefined) return undefined;
  const readAtMs = reading.expireAt.getTime() - questionLimits.readingKeptMs;
  return readAtMs <= at.getTime() && at < reading.expireAt ? reading.itemId : undefined;
};

interface Change {
  readonly id: string;
  /** The answer, or the note on a message. Undefined closes the item without one. */
  readonly raw: string | undefined;
  /** Whether an existing answer may be replaced, which requires naming the question. */
  readonly replaces: boolean;
}

/** Retries after a conflict, because a visitor who repeats the question also changes the record. */
const changeItem = async (ports: AnswerPorts, change: Change, team: TeamCall): Promise<ToolResult> => {
  const load = async (): Promise<TeamItem | undefined> => ports.items.findItem(team.call.project.id, change.id);
  return retryOnConflict(await load(), load, async (item) => {
    if (item === undefined) return sayGone(change.id, team.texts);
    return {
      result: await (item.kind === "question" ? answerQuestion(ports, item, change, team) : closeMessage(ports, item, change, team)),
    };
  });
};

const answerQuestion = async (
  { items }: AnswerPorts,
  question: Question,
  { raw, replaces }: Change,
  { call, texts }: TeamCall,
): Promise<string> => {
  const { uid } = call.caller;
  const say = (key: TextKey<"knowledge">): string => fill(texts[key], { question: quote(question.question) });
  const wasAnswered = question.answer !== undefined;
  if (raw === undefined) {
    // An answered question stays answered, because visitors are told the answer.
    if (question.status === "open") await items.changeItem(call.project.id, question, { status: "closed", by: uid, at: call.at });
    return wasAnswered ? say("answeredMeanwhile") : texts.closed;
  }
  // A second answer by the same person is a correction.
  if (wasAnswered && !replaces && question.answeredBy !== uid) return say("answeredMeanwhile");
  const reading = parseText(raw, questionLimits.answerCharacters);
  if ("problem" in reading) return say(reading.problem === "empty" ? "answerWhat" : "answerShorter");
  // Already stored, because the answer was said twice or an earlier attempt's response was lost.
  if (question.answer === reading.text && question.answeredBy === uid) return say("answerStored");
  await items.changeItem(call.project.id, question, { status: "answered", answer: reading.text, by: uid, at: call.at });
  return say(wasAnswered ? "answerReplaced" : "answerStored");
};

/** The visitor gets nothing: what the team says about a message is a note for itself. */
const closeMessage = async ({ items }: AnswerPorts, message: Message, { raw }: Change, { call, texts }: TeamCall): Promise<string> => {
  const reading = raw === undefined ? undefined : parseText(raw, questionLimits.answerCharacters);
  if (reading !== undefined && "problem" in reading) return texts.answerShorter;
  if (message.status === "closed" && reading === undefined) return texts.closed;
  const note = reading?.text;
  await items.changeItem(call.project.id, message, { status: "closed", note, by: call.caller.uid, at: call.at });
  return note === undefined ? texts.closed : texts.closedWithNote;
};
