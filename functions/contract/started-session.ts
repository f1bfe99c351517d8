import { startedSession, type StartedSession } from "../answers/started-session.ts";
import { liveVisitor } from "./live-visitor.ts";
import type { Refusal } from "./operation.ts";

const startedSessionExample: StartedSession = {
  token: "auth_tokens/4969d96da9764f0e8c3c8a0f6d1b2a7c5e9f00112233445566778899aabbccdd",
  greeting: "Hello, this is Fjell & Fjord Cycles. How can I help?",
  voice: "Kore",
  model: "gemini-3.8-live",
  traits: { takes_content: true, waits_behind_content: true, stream_end_ends_speech: false },
  expires_at: "2026-11-21T12:30:00.000Z",
  ws_url: "wss://generativelanguage.googleapis.com/ws/google.ai.generativelanguage.v1beta.GenerativeService.BidiGenerateContentConstrained",
  opening: {
    clientContent: { turns: [{ role: "user", parts: [{ text: "(The visitor is here and has said nothing yet.)" }] }], turnComplete: true },
  },
};

const quotaReached: Refusal = {
  code: "quota_reached",
  when: "The user has started as many sessions today (UTC) as the plan allows. No token was minted.",
  error: "Daily live-session limit reached (5/day). Try again tomorrow or upgrade your plan.",
};

const visitorsLimit: Refusal = {
  code: "visitors_limit",
  when: "The caller is signed in anonymously, and the project's budget for such visitors is used up: of new ones in this hour, or of sessions today (UTC). No token was handed out.",
  error: "Too many visitors are using the assistant. Please try again later.",
};

const wrongBody: Refusal = {
  code: "invalid_request",
  when: "A body was sent that is not a JSON object, or whose `language` is not a string.",
  error: "The request is not valid: language must be a string.",
  details: [{ path: "language", message: "must be a string" }],
};

/** What both ways to start a session have in common. */
export const sessionStart = {
  tag: "Live voice agent",
  access: liveVisitor,
  request: {
    fields: {
      language:
        "The language of the page, as a BCP 47 tag. Spoken to visitors who have not named one; without it, or with one that does not exist, they are spoken to in the project's.",
    },
    examples: { page: { language: "fr" } },
    isOptional: true,
  },
  answer: { schema: startedSession, headers: [] },
  examples: { session: startedSessionExample },
  refusals: [wrongBody, quotaReached, visitorsLimit],
} as const;
