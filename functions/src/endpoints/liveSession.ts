import { liveVisitor, projectIdHeader } from "../lib/auth/guards.ts";
import { findSessionState, startConversation } from "../lib/conversations/sessions/start-conversation.ts";
import { readLiveOrigins } from "../lib/platform/config/params.ts";
import { endpoint } from "../lib/platform/http/endpoint.ts";
import { noBody } from "../lib/platform/http/request-body.ts";
import { sessionPorts } from "../lib/tools/session-ports.ts";

/** Makes a token for a conversation with the voice agent. */
export const liveSession = endpoint({
  name: "liveSession",
  method: "POST",
  path: "/api/live/session",
  origins: readLiveOrigins,
  guard: liveVisitor({ newcomers: "welcome" }),
  body: noBody,
  prefetch: async ({ caller, at, header }) => findSessionState(sessionPorts, { ...caller, at, projectId: header(projectIdHeader) ?? "" }),
  handle: async ({ id, at, answerBy }, { access, found }) => ({
    body: await startConversation(sessionPorts, { ...access, id, at, answerBy }, found),
  }),
});
