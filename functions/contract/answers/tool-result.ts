import * as z from "zod";
import type { AnswerOf } from "./answer-of.ts";
import { widget } from "./widget.ts";

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
        "A sentence for the model, in English: the form in which an argument is wanted. Send it with `result`: the model then calls again before it speaks. Without it the agent asks the visitor.",
      ),
    context: z
      .exactOptional(z.record(z.string(), z.unknown()))
      .describe(
        "For the model, not to be spoken: what it may need for its next calls, such as the companies that were found, or what the brief holds. Send it with `result`.",
      ),
    widget: z.exactOptional(widget).describe("A card for the page to show."),
  })
  .meta({ id: "ToolResult" });

export type ToolResult = AnswerOf<typeof toolResult>;
