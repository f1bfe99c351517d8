import * as z from "zod/mini";
import type { Feedback } from "../../answers/feedback.ts";
import { liveVisitor, noteRefusal } from "../lib/auth/guards.ts";
import { readLiveOrigins } from "../lib/platform/config/params.ts";
import { endpoint } from "../lib/platform/http/endpoint.ts";
import type { Answer } from "../lib/platform/http/reply.ts";
import { jsonBody } from "../lib/platform/http/request-body.ts";
import { must } from "../lib/projects/site/fields.ts";
import { giveFeedback } from "../lib/usage/feedback/give-feedback.ts";
import { feedbackStore } from "../lib/usage/feedback/store.ts";

/** Counts a visitor's thumb, up or down, for their last conversation. */
export const liveFeedback = endpoint({
  name: "liveFeedback",
  method: "POST",
  path: "/api/live/feedback",
  origins: readLiveOrigins,
  guard: liveVisitor(),
  body: jsonBody(z.object({ good: z.boolean(must("true or false")) })),
  prefetch: async () => undefined,
  handle: async ({ at, body: { good }, caller }, { access: { project, uid, profile } }): Promise<Answer<Feedback>> => {
    const counted = await giveFeedback(feedbackStore, { good, at, projectId: project.id, uid, language: profile.language });
    if (!counted) noteRefusal(caller);
    return { body: { counted } };
  },
});
