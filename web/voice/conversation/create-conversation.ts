import type { LecternOptions } from "@lectern/client";
import { browserEnvironment } from "../../client/src/environment.ts";
import { createLive } from "../../client/src/live.ts";
import { createSend } from "../../client/src/request.ts";
import { Conversation } from "./conversation.ts";
import type { ConversationOptions } from "./conversation-options.ts";

interface Options
  extends
    Pick<ConversationOptions, "language" | "speakerContext" | "listener" | "trace" | "earlier">,
    Pick<LecternOptions, "baseUrl" | "getIdToken" | "getAppCheckToken"> {
  readonly project: string;
}

/** A conversation with a project's agent, on behalf of the person whose token `getIdToken` returns. */
export const createConversation = ({ project, language, speakerContext, listener, trace, earlier, ...service }: Options): Conversation =>
  new Conversation({
    // `createLectern` would include the editor's calls.
    live: createLive(createSend(service, browserEnvironment), project),
    language,
    speakerContext,
    // Built beside the assets.
    workletUrl: new URL("../worklets.js", import.meta.url).href,
    loadCalls: async () => (await import("../call/load-calls.ts")).loadCalls(service.baseUrl),
    listener,
    trace,
    earlier,
  });
