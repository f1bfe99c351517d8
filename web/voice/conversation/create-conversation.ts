import { createLectern, type LecternOptions } from "@lectern/client";
import { loadCalls } from "../call/load-calls.ts";
import { Conversation } from "./conversation.ts";
import type { ConversationOptions } from "./conversation-options.ts";

interface Options
  extends
    Pick<ConversationOptions, "speakerContext" | "listener" | "isTraced">,
    Pick<LecternOptions, "baseUrl" | "getIdToken" | "getAppCheckToken"> {
  readonly project: string;
}

/** A worklet that is built beside this file. */
const worklet = (name: string): string => new URL(`../${name}.js`, import.meta.url).href;

/** A conversation with the agent of a project, on behalf of whoever `getIdToken` speaks for. */
export const createConversation = ({ project, speakerContext, listener, isTraced, ...service }: Options): Conversation =>
  new Conversation({
    live: createLectern(service).project(project).live,
    speakerContext,
    worklets: { capture: worklet("capture"), playback: worklet("playback") },
    loadCalls: async () => loadCalls(service.baseUrl),
    listener,
    isTraced,
  });
