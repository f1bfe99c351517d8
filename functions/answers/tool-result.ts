import * as z from "zod";
import type { AnswerOf } from "./answer-of.ts";
import { widget } from "./widget.ts";

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

export const toolResult = z
  .object({
    result: z.string().describe("A sentence for the agent to speak."),
    status: z
      .exactOptional(z.enum(["ok", "passed_on", "no_hit", "invalid"]))
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

export type ToolResult = AnswerOf<typeof toolResult>;
