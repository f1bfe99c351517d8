import { randomUUID } from "node:crypto";
import { AppError } from "../platform/core/app-error.ts";
import { digest } from "../platform/core/digest.ts";
import type { UnknownRecord } from "../platform/core/unknown-record.ts";
import { withinTime } from "../platform/core/time-limit.ts";
import { findTexts, type TextKey } from "../i18n/texts.ts";
import type { BudgetStore } from "../usage/quota/daily-budget.ts";
import { createCallCounter } from "../conversations/tool-calls/call-counter.ts";
import type { ToolResult } from "../../../answers/tool-result.ts";
import type { FinishedCall, ToolCall, ToolCallStore } from "../conversations/tool-calls/tool-call.ts";
import { onlyOnce } from "../conversations/tool-calls/only-once.ts";
import { addLogSubject } from "../platform/log/write-operator-log.ts";
import { isEnabled, tools } from "./registry.ts";
import type { Tool } from "./tool.ts";

export interface ToolRequest extends Omit<ToolCall, "id" | "signal"> {
  readonly toolName: string;
  readonly args: UnknownRecord;
  /** The ID that the model gave the call; undefined if the client does not send it. */
  readonly callId: string | undefined;
}

interface ToolPorts {
  readonly calls: ToolCallStore;
  readonly budgets: BudgetStore;
  /** Learns of every call for which the day has nothing left. */
  readonly noteRefusal: (caller: ToolCall["caller"]) => void;
}

/**
 * Executes a tool call, if the day's calls of the person and the project are not used up. What the visitor can correct, such as an unfit
 * argument, is answered with a sentence to speak.
 *
 * @throws AppError `unknown_tool`, `module_disabled`, `unavailable`
 */
export const executeTool = async ({ calls, budgets, noteRefusal }: ToolPorts, request: ToolRequest): Promise<ToolResult> => {
  const tool = requireTool(request);
  addLogSubject({ tool: tool.name });
  const { project, caller, at, args, toolName, callId } = request;
  const time = new AbortController();
  const id = callId === undefined ? randomUUID() : digest(caller.uid, toolName, callId);
  let outcome: ToolOutcome = "repeated";
  const work = async (): Promise<FinishedCall> => {
    outcome = "done";
    const { happening, ...answer } = await tool.run(args, { id, project, caller, at, signal: time.signal });
    const counted = { projectId: project.id, language: caller.profile.language, at, spread: caller.uid };
    return { answer, count: happening && { ...counted, happening } };
  };
  const once = async (): Promise<ToolResult> =>
    callId === undefined
      ? (await work()).answer
      : onlyOnce(calls, { projectId: project.id, uid: caller.uid, id }, { timeMs: tool.timeMs, signal: time.signal }, work);
  // Repetitions count, too: they cost reads.
  const answer = countCall(budgets, request).then(async (isLeft) => {
    if (isLeft) return once();
    outcome = "over_budget";
    noteRefusal(caller);
    return say(caller.profile.language, "noMoreToday");
  });
  try {
    const result = await withinTime(answer, tool.timeMs);
    if (result !== undefined) return result;
    outcome = "too_slow";
    return await say(caller.profile.language, "tooSlow");
  } catch (error) {
    outcome = "failed";
    throw error;
  } finally {
    time.abort();
    addLogSubject({ outcome });
  }
};

/** For the operator log. `repeated`: the answer of an earlier call was returned. */
type ToolOutcome = "done" | "repeated" | "over_budget" | "too_slow" | "failed";

const countCall = createCallCounter();

const requireTool = ({ toolName, project }: ToolRequest): Tool => {
  const tool = tools.find(({ name }) => name === toolName);
  if (tool === undefined) throw new AppError("unknown_tool", "There is no tool with this name.");
  if (!isEnabled(tool, project))
    throw new AppError("module_disabled", "The module that this tool belongs to is not enabled for this project.");
  return tool;
};

const say = async (language: string, key: TextKey<"tools">): Promise<ToolResult> => ({
  result: (await findTexts("tools", language)).messages[key],
});
