import { changeInboxItem, type InboxChange } from "../../../src/lib/answers/inbox/change-inbox-item.ts";
import { tagOf } from "../../../src/lib/answers/inbox/inbox-item.ts";
import { projectStore } from "../../../src/lib/projects/store.ts";
import { questionLimits } from "../../../src/lib/answers/questions/limits.ts";
import { parseText } from "../../../src/lib/answers/questions/question.ts";
import { teamItemStore } from "../../../src/lib/answers/questions/store.ts";
import type { TeamItem } from "../../../src/lib/answers/questions/team-item.ts";
import { propose, type Proposal } from "../change.ts";
import { OperatorError } from "../operator-error.ts";

interface ItemChange extends Pick<InboxChange, "action" | "text"> {
  readonly isDone: boolean;
  /** Describes the change to the operator. */
  readonly shows: readonly string[];
  readonly result: object;
  readonly sentence: string;
}

/** Stored in place of a uid, as the author of the change. */
const operator = "operator";

/**
 * Changes an item as the inbox does, unless the team has changed it since it was read. Processes that serve `ask` notice it when they next
 * check the site for changes.
 */
export const proposeItemChange = (
  projectId: string,
  item: TeamItem,
  { isDone, shows, result, sentence, ...asked }: ItemChange,
): Proposal => {
  const collection = item.kind === "question" ? "questions" : "messages";
  const { id: itemId } = item;
  const run = async (): Promise<void> => {
    const change = { ...asked, expected: [tagOf(item)], by: operator, at: new Date() };
    await changeInboxItem({ items: teamItemStore, people: projectStore }, { projectId, itemId }, change, item);
  };
  const lines = [`~ projects/${projectId}/${collection}/${itemId}`, ...shows.map((line) => `    ${line}`)];
  return propose({ work: isDone ? [] : [{ lines, run }], result, sentence });
};

/** @throws OperatorError for an empty or too long text */
export const requireText = (name: "answer" | "note", said: string): string => {
  const reading = parseText(said, questionLimits.answerCharacters);
  if ("text" in reading) return reading.text;
  const limit = `must not be longer than ${questionLimits.answerCharacters} characters`;
  throw new OperatorError(`The ${name} ${reading.problem === "empty" ? "must not be empty" : limit}.`);
};
