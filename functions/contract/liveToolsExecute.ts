import { liveToolsExecute as endpoint } from "../src/endpoints/liveToolsExecute.ts";
import { makeHint } from "../src/lib/profile/update-profile.ts";
import { toolNames } from "../src/lib/tools/registry.ts";
import { toolResult, type ToolResult } from "../answers/tool-result.ts";
import { liveVisitor } from "./live-visitor.ts";
import { operation } from "./operation.ts";

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
    labels: { profile: "Noted", first_name: "First name", pronoun: "Pronouns", email: "Email", phone: "Phone", language: "Language" },
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
  widget: {
    type: "card",
    card_id: "question_card",
    template_id: "question_card",
    dir: "ltr",
    data: {
      question_id: "q7Hf2kPz0aXw9LmB4cRdYe",
      question: "Do you repair unicycles?",
      language: "en",
      asked_at: "2026-11-21T12:00:00.000Z",
      asked_count: null,
      open_count: null,
      answer: null,
    },
    labels: {
      question: "Passed on to the team",
      answer: "Answer",
      asked_at: "Asked on",
      asked_count: "Times asked",
      open_count: "Open questions",
    },
  },
};

export const liveToolsExecute = operation({
  endpoint,
  tag: "Live voice agent",
  summary: "Execute a tool call",
  description:
    "Executes a tool call of the model and returns a sentence to speak and, where it helps, a card to show. Arguments that do not fit are not an error: the " +
    "sentence then asks for what is missing. A repeated call with the same `call_id` is not executed twice: for ten minutes it returns the first result.",
  access: liveVisitor,
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
  answer: { schema: toolResult, headers: [] },
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
