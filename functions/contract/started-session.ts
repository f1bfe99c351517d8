import * as z from "zod";
import type { StartedSession } from "../src/lib/conversations/sessions/session.ts";
import { voices } from "../src/lib/projects/voices.ts";
import { liveVisitor } from "./live-visitor.ts";
import type { AnswerForm, Refusal } from "./operation.ts";

export const startedSessionSchema = z
  .object({
    token: z
      .string()
      .regex(/^auth_tokens\/\S+$/)
      .describe("Ephemeral token. For 30 minutes it starts one conversation, and resumes it with the voice service's own handle."),
    greeting: z.string().describe("What the agent says first. Empty if the project has not configured it."),
    voice: z.enum(voices).describe("The agent's voice."),
    model: z.string().describe("The model. The browser must name it in its first message."),
    traits: z
      .object({
        takes_content: z.boolean().describe("Text goes as `clientContent`; else as `realtimeInput.text`."),
        waits_behind_content: z
          .boolean()
          .describe("After `clientContent` that completes no turn nothing is answered until one comes that does."),
        stream_end_ends_speech: z
          .boolean()
          .describe("`audioStreamEnd` ends what the visitor says; else only silence does, which must be streamed for two seconds."),
      })
      .describe("How the model differs from others."),
    expires_at: z.iso.datetime().describe("When the token expires."),
    ws_url: z
      .url({ protocol: /^wss?$/ })
      .describe("The WebSocket URL to connect to. The token goes into the query parameter `access_token`."),
    opening: z
      .nullable(z.record(z.string(), z.unknown()))
      .describe(
        "The message with which the agent says its greeting. Send it once, after `setupComplete` of a fresh conversation, never after a resumption. Null without a greeting.",
      ),
  })
  .meta({ id: "StartedSession" });

const startedSession: AnswerForm<StartedSession> = {
  schema: startedSessionSchema,
  headers: [],
};

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
  error: "Too many visitors are using the voice agent. Please try again later.",
};

/** What both ways to start a session have in common. */
export const sessionStart = {
  tag: "Live voice agent",
  access: liveVisitor,
  headers: [],
  request: undefined,
  answer: startedSession,
  examples: { session: startedSessionExample },
  refusals: [quotaReached, visitorsLimit],
} as const;
