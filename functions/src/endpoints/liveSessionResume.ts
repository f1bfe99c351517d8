import { liveVisitor, projectIdHeader } from "../lib/auth/guards.ts";
import { findSessionState, resumeConversation } from "../lib/conversations/sessions/start-conversation.ts";
import { profileOnPage, sessionBody } from "../lib/conversations/sessions/session-body.ts";
import { readLiveOrigins } from "../lib/platform/config/params.ts";
import { endpoint } from "../lib/platform/http/endpoint.ts";
import { jsonBody } from "../lib/platform/http/request-body.ts";
import { sessionPorts } from "../lib/tools/session-ports.ts";

/** Makes a token to continue a conversation whose connection was lost. */
export const liveSessionResume = endpoint({
  name: "liveSessionResume",
  method: "POST",
  path: "/api/live/session/resume",
  origins: readLiveOrigins,
  guard: liveVisitor({ newcomers: "welcome" }),
  body: jsonBody(sessionBody),
  prefetch: async ({ caller, at, header }) => findSessionState(sessionPorts, { ...caller, at, projectId: header(projectIdHeader) ?? "" }),
  handle: async ({ id, at, answerBy, body }, { access, found }) => ({
    body: await resumeConversation(sessionPorts, { ...access, profile: profileOnPage(access, body), id, at, answerBy }, found),
  }),
});
