import { liveSession as endpoint } from "../src/endpoints/liveSession.ts";
import { operation } from "./operation.ts";
import { sessionStart } from "./started-session.ts";

export const liveSession = operation({
  endpoint,
  summary: "Start a conversation",
  description:
    "Takes one session of the person's daily quota and makes a token with which their browser connects to the voice service. The token pins the whole " +
    "set-up of the conversation: only the resume handle is the browser's own. When no token can be made, the session is given back.",
  ...sessionStart,
});
