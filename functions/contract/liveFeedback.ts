import { liveFeedback as endpoint } from "../src/endpoints/liveFeedback.ts";
import { feedback } from "../answers/feedback.ts";
import { liveVisitor } from "./live-visitor.ts";
import { operation } from "./operation.ts";

export const liveFeedback = operation({
  endpoint,
  tag: "Live voice agent",
  summary: "Rate a conversation",
  description:
    "Counts a thumb, up or down, for the caller's last conversation, once. It is counted by week and language (`statisticsRead`); who it was, and what was said, is not kept with it.",
  access: liveVisitor,
  request: { fields: { good: "True if it helped." }, examples: { good: { good: true } } },
  answer: { schema: feedback, headers: [] },
  examples: { counted: { counted: true } },
  refusals: [
    {
      code: "invalid_request",
      when: "`good` is missing, or neither true nor false.",
      error: "The request is not valid: good is required.",
      details: [{ path: "good", message: "is required" }],
    },
  ],
});
