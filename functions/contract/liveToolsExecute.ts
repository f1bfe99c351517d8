import * as z from "zod";
import { liveToolsExecute as endpoint } from "../src/endpoints/liveToolsExecute.ts";
import { toUnread } from "../src/lib/knowledge/unread.ts";
import type { ToolResult } from "../src/lib/tool-calls/tool-call.ts";
import { toolNames } from "../src/lib/tools/tool.ts";
import { widget } from "./cards.ts";
import { liveVisitor } from "./live-visitor.ts";
import { type AnswerForm, operation } from "./operation.ts";

export const toolResultSchema = z
  .object({
    result: z.string().describe("A sentence for the agent to speak."),
    widget: z.exactOptional(widget).describe("A card for the page to show."),
    unread: z
      .exactOptional(
        z
          .object({
            task: z.string().describe("What the agent is to do with them, in English."),
            passages: z.array(
              z.object({
                page: z.string().describe("The title of the page, and the headings above the passage."),
                text: z.string().describe("Its lines, as they can be quoted."),
              }),
            ),
          })
          .meta({ id: "Unread" }),
      )
      .describe(
        "Of `ask`: passages of the site that may answer the question, where no model has read them. Send it to the agent with `result`, to be read before it speaks.",
      ),
  })
  .meta({ id: "ToolResult" });

const toolResult: AnswerForm<ToolResult> = { schema: toolResultSchema, headers: [] };

const profileCard: ToolResult = {
  result: 'I have noted: first name "Ana".',
  widget: {
    type: "card",
    card_id: "profile_card",
    template_id: "profile_card",
    dir: "ltr",
    data: {
      first_name: "Ana",
      last_name: null,
      pronoun: "she_her",
      phone: "+4721985800",
      contact_email: null,
      language: "en",
      language_label: "English",
    },
    labels: { profile: "Profile", first_name: "First name", pronoun: "Pronouns", email: "Email", phone: "Phone", language: "Language" },
    pronoun_labels: { she_her: "she/her", he_him: "he/him", they_them: "they/them", unspecified: "Not specified" },
  },
};

const unread: ToolResult = {
  result: "I do not know that. I have passed your question on to the team.",
  unread: toUnread([
    {
      page: { kind: "page", id: "page-1", slug: "prices", language: "en", title: "Prices" },
      headings: ["Repairs"],
      lines: [{ text: "A puncture repair costs 15 euros.", isRow: false }],
    },
  ]),
};

export const liveToolsExecute = operation({
  endpoint,
  tag: "Live voice agent",
  summary: "Execute a tool call",
  description:
    "Executes a tool call of the model and returns a sentence to speak and, where it helps, a card to show. Arguments that do not fit are not an error: the " +
    "sentence then asks for what is missing. A repeated call with the same `call_id` is not executed twice: for ten minutes it returns the first result.",
  access: liveVisitor,
  headers: [],
  request: {
    fields: {
      tool_name: `The tool: ${toolNames.map((name) => `\`${name}\``).join(", ")}.`,
      args: "The arguments as the model gave them. Defaults to an empty object.",
      call_id: "The ID that the model gave its call.",
    },
    examples: {
      update: { tool_name: "update_profile", args: { first_name: "Ana" }, call_id: "function-call-1234" },
      show: { tool_name: "update_profile" },
    },
  },
  answer: toolResult,
  examples: { profile: profileCard, spoken: { result: "I do not know that. I have passed your question on to the team." }, unread },
  refusals: [
    { code: "unknown_tool", when: "No tool has this name.", error: "There is no tool with this name." },
    {
      code: "module_disabled",
      when: "The tool belongs to the onboarding module, which is not enabled for the project.",
      error: "The module that this tool belongs to is not enabled for this project.",
    },
  ],
});
