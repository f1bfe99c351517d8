import * as z from "zod/mini";
import { admitAgent, requireKey } from "../lib/auth/key-guard.ts";
import { requestLimits } from "../lib/platform/http/limits.ts";
import { protocolEndpoint } from "../lib/platform/http/protocol-endpoint.ts";
import { jsonBody } from "../lib/platform/http/request-body.ts";
import { agentLimits } from "../lib/mcp/limits.ts";
import { projectStore } from "../lib/projects/store.ts";

/** Lets agents work in a project with a key: Model Context Protocol, Streamable HTTP, without sessions and streams. */
export const mcp = protocolEndpoint({
  name: "mcp",
  path: "/mcp",
  body: jsonBody(z.looseObject({}), requestLimits.pageBodyBytes),
  timeMs: agentLimits.requestMs,
  authenticate: requireKey,
  authorize: admitAgent,
  warmUp: async () => projectStore.findAccess("", "warm-up"),
  handle: async ({ id, at, caller: { key, by, project }, body: message, header }) => {
    // Loaded when the key is known: it is most of what this function loads.
    const { serveMcp } = await import("../lib/mcp/serve-mcp.ts");
    return serveMcp({ message, version: header("mcp-protocol-version"), call: { id, project, scopes: key.scopes, by, at } });
  },
});
