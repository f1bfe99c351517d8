import * as z from "zod";
import type { AnswerOf } from "./answer-of.ts";

export const startedSession = z
  .object({
    token: z
      .string()
      .regex(/^auth_tokens\/\S+$/)
      .describe("Ephemeral token. For 30 minutes it starts one conversation, and resumes it with the voice service's own handle."),
    greeting: z.string().describe("What the agent says first. Empty if the project has not configured it."),
    voice: z.string().describe("The agent's voice."),
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

export type StartedSession = AnswerOf<typeof startedSession>;
