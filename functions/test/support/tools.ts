import { expect } from "chai";
import { toolResult as toolAnswer, type ToolResult } from "../../answers/tool-result.ts";
import { type Call, call, type Reply } from "./api.ts";
import { expectOurs } from "./replies.ts";
import type { Visitor } from "./visitors.ts";

/** Calls of the voice agent's tools, as a visitor's browser sends them. */

interface ToolCallDetails extends Partial<Call> {
  readonly callId?: string;
}

export const callTool = async (
  { token, projectId }: Visitor,
  toolName: string,
  args?: object,
  { callId, ...details }: ToolCallDetails = {},
): Promise<Reply> =>
  call("liveToolsExecute", {
    projectId: "",
    token,
    headers: { "x-project-id": projectId },
    body: { tool_name: toolName, ...(args !== undefined && { args }), ...(callId !== undefined && { call_id: callId }) },
    ...details,
  });

/** The result of a call that was answered with 200. */
export const toolResult = (reply: Reply): ToolResult => {
  expectOurs(reply, 200);
  const answer = toolAnswer.parse(reply.body);
  expect([answer.result, answer.hint, ...Object.values(answer.widget?.labels ?? {})]).not.to.include("");
  return answer;
};

type Widget = NonNullable<ToolResult["widget"]>;
type CardOf<Id extends Widget["card_id"]> = Extract<Widget, { readonly card_id: Id }>;

const isCard = <Id extends Widget["card_id"]>(widget: Widget | undefined, id: Id): widget is CardOf<Id> => widget?.card_id === id;

/** The card of an answer, which must be this one. */
export const requireCard = <Id extends Widget["card_id"]>({ widget }: { readonly widget?: Widget | undefined }, id: Id): CardOf<Id> => {
  if (!isCard(widget, id)) throw new Error(`there is no ${id}: ${JSON.stringify(widget)}`);
  return widget;
};
