import * as z from "zod/mini";
import { tool } from "./tool.ts";

export const confirm = tool({
  name: "confirm",
  description:
    "Marks the brief as confirmed by the visitor. Call when they have said that what is in it is right. " +
    "Do not call on your own, and not while they are still correcting it.",
  args: z.object({}),
  module: "onboarding",
  load: async () => import("./handlers/confirm.ts"),
});
