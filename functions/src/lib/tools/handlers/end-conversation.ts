import { findTexts } from "../../i18n/texts.ts";
import type { RunTool } from "../../conversations/tool-calls/tool-call.ts";

/** The page ends the conversation. One that forwards the call, because it does not know it, gets a sentence. */
export const run: RunTool<unknown> = async (_args, { caller }) => ({
  result: (await findTexts("tools", caller.profile.language)).messages.goodbye,
});
