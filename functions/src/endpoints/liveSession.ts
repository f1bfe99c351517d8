import { liveVisitor, projectIdHeader } from "../lib/auth/guards.ts";
import { findSessionState, startConversation } from "../lib/conversations/sessions/start-conversation.ts";
import { profileOnPage, sessionBody } from "../lib/conversations/sessions/session-body.ts";
import { readLiveOrigins } from "../lib/platform/config/params.ts";
import { endpoint } from "../lib/platform/http/endpoint.ts";
import { jsonBody } from "../lib/platform/http/request-body.ts";
import { sessionPorts } from "../lib/tools/session-ports.ts";

/** Makes a token for a conversation with the voice agent. */
export const liveSession = endpoint({
  name: "liveSession",
  method: "POST",
  path: "/api/live/session",
  origins: readLiveOrigins,
  guard: liveVisitor({ newcomers: "welcome" }),
  body: jsonBody(sessionBody),
  prefetch: async ({ caller, at, header }) => findSessionState(sessionPorts, { ...caller, at, projectId: header(projectIdHeader) ?? "" }),
  handle: async ({ id, at, answerBy, body }, { access, found }) => ({
    body: await startConversation(sessionPorts, { ...access, profile: profileOnPage(access, body), id, at, answerBy }, found),
  }),
});
