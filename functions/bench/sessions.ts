import * as z from "zod";
import type { Operation } from "./sample.ts";

/** For the samples of voice sessions: a site whose languages are known, as after its first conversation. */
export const startSession: Operation["prepare"] = async ({ store }) => {
  await store("knowledge/site", { languages: ["en"], small: false });
  return {
    answer: z.object({ token: z.string().startsWith("auth_tokens/"), greeting: z.string().min(1), ws_url: z.string().startsWith("ws") }),
  };
};
