import * as z from "zod";
import type { Operation } from "../sample.ts";

const spoken = z.object({ result: z.string().min(1) });

export const operations: readonly Operation[] = [
  { name: "tool: show the profile", prepare: async () => ({ body: { tool_name: "update_profile" }, answer: spoken }) },
];
