import * as z from "zod";
import { toolStatuses } from "../../src/lib/conversations/tool-calls/tool-call.ts";
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

const ToolResultBody = z.strictObject({
  result: z.string().min(1),
  status: z.enum(toolStatuses).optional(),
  retryable: z.boolean().optional(),
  hint: z.string().min(1).optional(),
  context: z.record(z.string(), z.unknown()).optional(),
  widget: z
    .strictObject({
      type: z.enum(["card", "call"]),
      card_id: z.string().min(1),
      template_id: z.string().optional(),
      dir: z.enum(["ltr", "rtl"]),
      data: z.record(z.string(), z.unknown()),
      labels: z.record(z.string(), z.string().min(1)),
      pronoun_labels: z.record(z.string(), z.string().min(1)).optional(),
    })
    .optional(),
});

export type ToolAnswer = z.infer<typeof ToolResultBody>;

/** The result of a call that was answered with 200. */
export const toolResult = (reply: Reply): ToolAnswer => {
  expectOurs(reply, 200);
  return ToolResultBody.parse(reply.body);
};
