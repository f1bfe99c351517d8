import { liveSession as endpoint } from "../src/endpoints/liveSession.ts";
import { operation } from "./operation.ts";
import { sessionStart } from "./started-session.ts";

export const liveSession = operation({
  endpoint,
  summary: "Start a conversation",
  description:
    "Takes one session of the user's daily quota and mints a token with which their browser connects to the voice service. The token pins the whole " +
    "setup of the conversation: only the resumption handle is the browser's own. If no token can be minted, the session is returned to the quota.",
  ...sessionStart,
});
