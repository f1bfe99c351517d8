import type { Project } from "../../src/lib/projects/project.ts";
import type { Occasion } from "../../src/lib/conversations/sessions/start-conversation.ts";
import type { ToolCall } from "../../src/lib/conversations/tool-calls/tool-call.ts";

/** A conversation in which every tool is useful. */
export const anOccasion = (project: Partial<Project> = {}): Occasion => {
  const { project: plain, at } = aToolCall();
  return {
    project: { ...plain, managers: [{ name: "", phone: "+4721985800", hours: undefined, languages: [] }], ...project },
    role: "manager",
    isOnboarding: true,
    at,
  };
};

/** A call of a tool, for operations that are tested without a database. */
export const aToolCall = (language = "en"): ToolCall => ({
  id: "call",
  project: {
    visitors: "members",
    siteHook: undefined,
    visitorTransfers: false,
    id: "project",
    name: "A site",
    plan: "free",
    liveSessionsPerDay: undefined,
    limits: {},
    defaultLanguage: "en",
    modules: { voice: true, onboarding: true, transfers: true },
    liveAgent: {
      greeting: "",
      voice: "",
      instructions: "",
      model: undefined,
      endOfSpeechMs: undefined,
      speechSensitivity: undefined,
      vocabulary: [],
      heading: {},
      suggestions: {},
      origins: [],
    },
    managers: [],
    managerHours: undefined,
    timeZone: "UTC",
    siteUrl: undefined,
    notify: { emails: [], url: null, secret: null },
    site: {
      live_agent_placement: "none",
      live_agent_slug: null,
      public_pages: false,
      address_pattern: "/{slug}",
      home_slug: null,
      menu: [],
      accent: null,
      publishers: "managers",
    },
    storedSite: {},
    writeToken: "1.0",
  },
  caller: {
    uid: "visitor",
    role: "member",
    profile: { first_name: null, last_name: null, pronoun: "unspecified", phone: null, contact_email: null, language },
  },
  at: new Date(0),
  signal: new AbortController().signal,
});
