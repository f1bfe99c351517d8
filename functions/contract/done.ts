import * as z from "zod";
import type { Done } from "../src/lib/drafts/done.ts";

export const doneSchema: z.core.$ZodType<Done> = z.strictObject({
  success: z.literal(true),
  draftId: z.string().describe("Identifier of the draft."),
});

export const exampleDone: Done = { success: true, draftId: "7Qm2xV9cT0bYw4sLrK1dPz" };
