import { liveSessionResume as endpoint } from "../src/endpoints/liveSessionResume.ts";
import { operation } from "./operation.ts";
import { sessionStart } from "./started-session.ts";

export const liveSessionResume = operation({
  endpoint,
  summary: "Start again after a lost connection",
  description:
    "The same as starting a conversation, with the same quota. Forget the stored resume handle before: the new token begins a clean session.",
  ...sessionStart,
});
