import * as z from "zod";
import type { AnswerOf } from "./answer-of.ts";

export const draftAck = z
  .strictObject({
    success: z.literal(true),
    draftId: z.string().describe("ID of the draft."),
  })
  .meta({ id: "DraftAck" });

export type DraftAck = AnswerOf<typeof draftAck>;
