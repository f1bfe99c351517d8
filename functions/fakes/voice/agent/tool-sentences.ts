import type { UnknownRecord } from "../../../src/lib/platform/core/unknown-record.ts";
import type { History } from "./history.ts";
import { readField, readSearch, readSelection } from "./company-sentences.ts";
import { readProfile } from "./profile-sentences.ts";

/** A tool with a reader that finds its arguments in a sentence. The first reader that finds any wins. */
interface ToolSentence {
  readonly tool: string;
  readonly read: (sentence: string, history: History) => UnknownRecord | undefined;
}

const says =
  (pattern: RegExp) =>
  (sentence: string): UnknownRecord | undefined =>
    pattern.test(sentence) ? {} : undefined;

const openQuestion = /\b(?:open|next|oldest|unanswered|waiting) questions?\b/i;
const answerTo = /\banswer (?:to )?(?:question )?(?<id>\S+) (?:is|with)[: ]+(?<text>.+)$/i;
const answerIs = /\b(?:the |my )?answer(?: is|:) (?<text>.+)$/i;

function readAnswer(sentence: string): UnknownRecord | undefined {
  const { id, text } = answerTo.exec(sentence)?.groups ?? {};
  if (id !== undefined && text !== undefined && /\d|[A-Z]/.test(id)) return { question_id: id, answer: text };
  const answer = answerIs.exec(sentence)?.groups?.["text"];
  if (answer !== undefined) return { answer };
  return openQuestion.test(sentence) ? {} : undefined;
}

const question = /\?\s*$|^(?:what|when|where|who|why|how|which|do|does|is|are|can|could|tell me)\b/i;

const toolSentences: readonly ToolSentence[] = [
  {
    tool: "transfer_to_manager",
    read: says(
      /\b(?:transfer me|connect me|put me through|(?:speak|talk) (?:to|with) (?:a |an |the |your |some)?(?:manager|human|person|someone|somebody|one))/i,
    ),
  },
  { tool: "answer", read: readAnswer },
  { tool: "search_company", read: readSearch },
  { tool: "select_company", read: readSelection },
  { tool: "run_extraction", read: says(/\b(?:extraction|extract|(?:read|scan|analy[sz]e) (?:my|our|the) (?:web ?site|site|company))\b/i) },
  { tool: "set_field", read: readField },
  { tool: "confirm", read: says(/\bconfirm(?:ed)?\b|\bthe brief is (?:right|correct|good)\b/i) },
  { tool: "update_profile", read: readProfile },
  { tool: "ask", read: (sentence) => (question.test(sentence) ? { question: sentence } : undefined) },
];

interface ToolCall {
  readonly name: string;
  readonly args: UnknownRecord;
}

/** The call that a sentence asks for, if its tool is declared. */
export function findToolCall(sentence: string, declared: readonly string[], history: History): ToolCall | undefined {
  for (const { tool, read } of toolSentences) {
    const args = declared.includes(tool) ? read(sentence, history) : undefined;
    if (args !== undefined) return { name: tool, args };
  }
  return undefined;
}
