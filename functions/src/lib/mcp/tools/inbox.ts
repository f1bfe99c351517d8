import { AppError } from "../../platform/core/app-error.ts";
import { changeInboxItem } from "../../answers/inbox/change-inbox-item.ts";
import type { ItemKind, ItemState } from "../../answers/inbox/inbox-item.ts";
import { inboxLimits } from "../../answers/inbox/limits.ts";
import { describeInbox } from "../../answers/inbox/list-inbox.ts";
import { listItems } from "../../answers/inbox/store.ts";
import { teamItemStore } from "../../answers/questions/store.ts";
import { projectStore } from "../../projects/store.ts";
import { readTag } from "../../platform/http/request-headers.ts";
import type { RunAgentTool } from "../agent-tool.ts";

interface ListArgs {
  readonly state?: ItemState | undefined;
  readonly kind?: ItemKind | undefined;
  readonly limit?: number | undefined;
  readonly cursor?: string | undefined;
}

export const list: RunAgentTool<"list_inbox", ListArgs> = async ({ state = "open", limit = inboxLimits.listed, ...query }, { project }) => {
  const data = await describeInbox(projectStore, await listItems(project.id, { ...query, state, limit }));
  const more = data.next_cursor === null ? "These are all." : "There are more: call again with next_cursor as cursor.";
  return { said: `${data.items.length} items, as visitors left them. ${more}`, data };
};

interface AnswerArgs {
  readonly itemId: string;
  readonly answer: string;
  readonly tag: string;
}

export const answerQuestion: RunAgentTool<"answer_question", AnswerArgs> = async ({ itemId, answer, tag }, { project, by, at }) => {
  const found = await teamItemStore.findItem(project.id, itemId, "question");
  if (found?.kind !== "question") throw new AppError("not_found", "There is no question with this ID in the inbox.");
  const change = { action: "answer", text: answer, expected: readTag(tag), by, at } as const;
  const ports = { items: teamItemStore, people: projectStore };
  const { item } = await changeInboxItem(ports, { projectId: project.id, itemId }, change, found);
  return { said: "Answered: the voice agent tells visitors this from now on.", data: { item } };
};
