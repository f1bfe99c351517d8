import { AppError } from "../../platform/core/app-error.ts";
import type { Texts } from "../../i18n/texts.ts";
import type { ToolResult } from "../../../../answers/tool-result.ts";
import type { CountedResult } from "../../conversations/tool-calls/tool-call.ts";

/**
 * What a visitor hears who has asked a question and left a message in one sentence. The card is the message's receipt, because the answer is
 * spoken; and they hear that the message is stored even if the question fails.
 */
export const answerBeside = async (
  left: ToolResult,
  ask: () => Promise<CountedResult>,
  texts: Texts["knowledge"],
): Promise<CountedResult> => {
  const answered = await ask().catch((error: unknown): CountedResult => {
    if (error instanceof AppError) return { result: texts.unknownNotStored };
    throw error;
  });
  return { ...answered, ...left, result: `${answered.result} ${left.result}` };
};
