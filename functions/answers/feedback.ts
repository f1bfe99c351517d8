import * as z from "zod";
import type { AnswerOf } from "./answer-of.ts";

export const feedback = z
  .strictObject({ counted: z.boolean().describe("False if the conversation was rated before, or there was none today or yesterday.") })
  .meta({ id: "Feedback" });

export type Feedback = AnswerOf<typeof feedback>;
