import type { Command } from "commander";
import type { RunVerb } from "./run-verb.ts";
import { verbsOf } from "./verb.ts";
import { closeMessage, listMessages } from "./verbs/message.ts";

export const addMessageVerbs = (program: Command, run: RunVerb): void => {
  const add = verbsOf(program.command("message").description("Messages that visitors left for the team."), run);
  add(
    "list <project-id>",
    "List open messages, the oldest first, with how to reach the people.",
    "message list bakery",
    listMessages,
  ).option("--all", "also those that are closed");
  add(
    "close <project-id> <message-id>",
    "Mark a message as done. The visitor is not told.",
    'message close bakery m_4f1c --note "Called back."',
    closeMessage,
  ).option("--note <text>", "what the team should know");
};
