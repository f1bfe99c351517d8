import * as z from "zod";
import type { DraftAck } from "../src/lib/pages/drafts/change-request.ts";

export const draftAckSchema = z
  .strictObject({
    success: z.literal(true),
    draftId: z.string().describe("Identifier of the draft."),
  })
  .meta({ id: "DraftAck" });

export const exampleAck: DraftAck = { success: true, draftId: "7Qm2xV9cT0bYw4sLrK1dPz" };
