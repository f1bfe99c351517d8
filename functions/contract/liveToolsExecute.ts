import * as z from "zod";
import { liveToolsExecute as endpoint } from "../src/endpoints/liveToolsExecute.ts";
import { makeHint } from "../src/lib/profile/update-profile.ts";
import { type ToolResult, toolStatuses } from "../src/lib/conversations/tool-calls/tool-call.ts";
import { toolNames } from "../src/lib/tools/registry.ts";
import { widget } from "./cards.ts";
import { liveVisitor } from "./live-visitor.ts";
import { type AnswerForm, operation } from "./operation.ts";

const candidate = z.strictObject({
  position: z.int().min(1).describe("What `select_company` takes for this company."),
  name: z.string(),
  country: z.string().describe("ISO 3166-1, two letters."),
  status: z.enum(["active", "closed", "unknown"]),
  town: z.exactOptional(z.string()),
  address: z.exactOptional(z.string()),
  website: z.exactOptional(z.string()),
  registry_id: z.exactOptional(z.string()),
  place_id: z.exactOptional(z.string()),
});

const toolContext = z
  .strictObject({
    candidates: z.exactOptional(z.array(candidate)).describe("`search_company`: the companies that were found, in the order of `result`."),
    company: z
      .exactOptional(z.nullable(z.string()))
      .describe("The onboarding tools: the name of the selected company; null if none is selected."),
    fields: z
      .exactOptional(z.record(z.string(), z.union([z.string(), z.array(z.string())])))
      .describe("The onboarding tools: what the brief holds, by the `path` of `set_field`, without empty fields."),
    question_id: z.exactOptional(z.string()).describe("`answer`: the ID of the question or message that was read out."),
  })
  .meta({ id: "ToolContext" });

export const toolResultSchema = z
  .object({
    result: z.string().describe("A sentence for the agent to speak."),
    status: z
      .exactOptional(z.enum(toolStatuses))
      .describe(
        "What became of the call: `ok`; `passed_on` to the team; `no_hit`: nothing was found; `invalid`: an argument did not come in the declared form, and nothing of it was stored.",
      ),
    retryable: z.exactOptional(z.boolean()).describe("Whether another call, with other arguments, may succeed."),
    hint: z
      .exactOptional(z.string())
      .describe(
        "A sentence for the model, in English: the form in which an argument is wanted, or what to call next. Send it with `result`: the model then calls again before it speaks. Without it the agent asks the visitor.",
      ),
    context: z
      .exactOptional(toolContext)
      .describe(
        "For the model, not to be spoken: what it may need for its next calls. Which members it has depends on the tool. Send it with `result`.",
      ),
    widget: z.exactOptional(widget).describe("A card for the page to show."),
  })
  .meta({ id: "ToolResult" });

const toolResult: AnswerForm<ToolResult> = { schema: toolResultSchema, headers: [] };

const profileCard: ToolResult = {
  result: 'I have noted: first name "Ana".',
  status: "ok",
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

const invalid: ToolResult = {
  ...profileCard,
  result: 'I have noted: first name "Ana". I did not understand the phone number. Could you say it again, with the country code?',
  status: "invalid",
  retryable: true,
  hint: makeHint(["phoneNotUnderstood"], []) ?? "",
};

const passedOn: ToolResult = {
  result: "I do not know that. I have passed your question on to the team.",
  status: "passed_on",
  retryable: false,
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
  examples: { profile: profileCard, invalid, spoken: passedOn },
  refusals: [
    { code: "unknown_tool", when: "No tool has this name.", error: "There is no tool with this name." },
    {
      code: "module_disabled",
      when: "The tool belongs to the onboarding module, which is not enabled for the project.",
      error: "The module that this tool belongs to is not enabled for this project.",
    },
  ],
});
