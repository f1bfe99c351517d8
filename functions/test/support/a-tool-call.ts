import type { ToolCall } from "../../src/lib/tool-calls/tool-call.ts";

/** A call of a tool, for operations that are tested without a database. */
export const aToolCall = (language = "en"): ToolCall => ({
  id: "call",
  project: {
    id: "project",
    name: "A site",
    plan: "free",
    liveSessionsPerDay: undefined,
    limits: {},
    defaultLanguage: "en",
    modules: { voice: true, onboarding: true, transfers: true },
    liveAgent: { greeting: "", voice: "", instructions: "", model: undefined },
    managerPhone: undefined,
    site: { live_agent_placement: "none", live_agent_slug: null },
    storedSite: {},
    writeToken: "1.0",
  },
  caller: {
    uid: "visitor",
    role: "member",
    profile: { firstName: null, lastName: null, pronoun: "unspecified", phone: null, contactEmail: null, language },
  },
  at: new Date(0),
  signal: new AbortController().signal,
});
