import type { LecternOptions } from "@lectern/client";
import type { Talk, VoiceState } from "@lectern/client/voice";
import type { KeptFor } from "../kept/kept-place.ts";
import { uidOf } from "./keep-conversation.ts";
import { takeLeft } from "./take-left.ts";
import type { Conversation } from "./conversation.ts";
import type { ConversationOptions } from "./conversation-options.ts";
import { createConversation } from "./create-conversation.ts";
import { tagOf } from "./tag-of.ts";

interface Beginning
  extends
    Pick<ConversationOptions, "speakerContext" | "listener" | "earlier">,
    Pick<LecternOptions, "baseUrl" | "getIdToken" | "getAppCheckToken"> {
  readonly project: string;
  readonly isTraced: boolean;
  /** As the page has it. */
  readonly language: string | undefined;
  /** The last conversation, and whose it was. */
  readonly ended: VoiceState;
  readonly whose: KeptFor | undefined;
  /** Whose conversation it is: undefined if the token does not say. */
  readonly onWhose: (whose: KeptFor | undefined) => void;
  /** The visitor has not stopped or begun again meanwhile. */
  readonly isStill: () => boolean;
}

interface Begun {
  readonly conversation: Conversation;
  readonly left: Talk | undefined;
}

/** A conversation, and what the last one has left. */
export const beginConversation = async ({
  isTraced,
  ended,
  whose,
  onWhose,
  isStill,
  language,
  ...options
}: Beginning): Promise<Begun | undefined> => {
  const { project, baseUrl, getIdToken: ask } = options;
  const trace = isTraced ? new (await import("./frame-trace.ts")).FrameTrace() : undefined;
  const left = await takeLeft(ended, whose, options);
  if (!isStill()) return undefined;
  const getIdToken: typeof ask = async (asked) => {
    const token = await ask(asked);
    const uid = uidOf(token);
    onWhose(uid === undefined ? undefined : { project, baseUrl, uid });
    return token;
  };
  return { conversation: createConversation({ ...options, language: tagOf(language), getIdToken, trace }), left };
};
