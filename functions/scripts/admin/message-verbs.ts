import type { Command } from "commander";
import type { CommonOptions, RunVerb } from "./run-verb.ts";
import { addVerb } from "./verb.ts";
import { closeMessage, listMessages, type CloseOptions, type ListOptions } from "./verbs/message.ts";

export const addMessageVerbs = (program: Command, run: RunVerb): void => {
  const message = program.command("message").description("Messages that visitors left for the team.");
  addVerb(message, "list <project-id>", "List open messages, the oldest first, with how to reach the people.", "message list bakery")
    .option("--all", "also those that are closed")
    .action(async (projectId: string, options: CommonOptions & ListOptions) =>
      run(options, async (target) => listMessages(target, projectId, options)),
    );
  addVerb(
    message,
    "close <project-id> <message-id>",
    "Mark a message as done. The visitor is not told.",
    'message close bakery m_4f1c --note "Called back."',
  )
    .option("--note <text>", "what the team should know")
    .action(async (projectId: string, messageId: string, options: CommonOptions & CloseOptions) =>
      run(options, async (target) => closeMessage(target, projectId, messageId, options)),
    );
};
