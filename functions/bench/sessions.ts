import * as z from "zod";
import type { Operation } from "./sample.ts";

/** For the samples of voice sessions. */
export const startSession: Operation["prepare"] = async () => ({
  answer: z.object({ token: z.string().startsWith("auth_tokens/"), greeting: z.string().min(1), ws_url: z.string().startsWith("ws") }),
});
