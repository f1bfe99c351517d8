import { liveSessionResume as endpoint } from "../src/endpoints/liveSessionResume.ts";
import { operation } from "./operation.ts";
import { sessionStart } from "./started-session.ts";

export const liveSessionResume = operation({
  endpoint,
  summary: "Reconnect after a lost connection",
  description:
    "The same as starting a conversation, against the same quota. Clear the stored resumption handle first: the new token begins a clean session.",
  ...sessionStart,
});
