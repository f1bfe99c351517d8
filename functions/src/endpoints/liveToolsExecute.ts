import * as z from "zod/mini";
import { liveVisitor, noteRefusal } from "../lib/auth/guards.ts";
import { toolLimits } from "../lib/conversations/tool-calls/limits.ts";
import { must } from "../lib/projects/site/fields.ts";
import { readLiveOrigins } from "../lib/platform/config/params.ts";
import { endpoint } from "../lib/platform/http/endpoint.ts";
import { jsonBody } from "../lib/platform/http/request-body.ts";
import { toolCallStore } from "../lib/conversations/tool-calls/store.ts";
import { budgetStore } from "../lib/usage/quota/store.ts";
import { executeTool } from "../lib/tools/execute-tool.ts";

const text = z.string(must("a string"));

const schema = z.object({
  tool_name: text.check(z.minLength(1, "is required")),
  args: z.optional(z.nullable(z.record(z.string(), z.unknown(), must("an object")))),
  call_id: z.optional(
    z.nullable(
      text.check(
        z.minLength(1, "must not be empty"),
        z.maxLength(toolLimits.callIdLength, `must have at most ${toolLimits.callIdLength} characters`),
      ),
    ),
  ),
});

const ports = { calls: toolCallStore, budgets: budgetStore, noteRefusal };

export const liveToolsExecute = endpoint({
  name: "liveToolsExecute",
  method: "POST",
  path: "/api/live/tools/execute",
  origins: readLiveOrigins,
  guard: liveVisitor(),
  body: jsonBody(schema),
  timeMs: toolLimits.requestMs,
  prefetch: async () => undefined,
  handle: async ({ at, body }, { access: { project, ...caller } }) => ({
    body: await executeTool(ports, {
      at,
      project,
      caller,
      toolName: body.tool_name,
      args: body.args ?? {},
      callId: body.call_id ?? undefined,
    }),
  }),
});
