import { liveSessionResume as endpoint } from "../src/endpoints/liveSessionResume.ts";
import { liveVisitor } from "./live-visitor.ts";
import { operation } from "./operation.ts";
import { quotaReached, startedSession, startedSessionExample } from "./started-session.ts";

export const liveSessionResume = operation({
  endpoint,
  tag: "Live voice agent",
  summary: "Start again after a lost connection",
  description:
    "The same as starting a conversation, with the same quota. Forget the stored resume handle before: the new token begins a clean session.",
  access: liveVisitor,
  headers: [],
  request: undefined,
  answer: startedSession,
  examples: { session: startedSessionExample },
  refusals: [quotaReached],
});
