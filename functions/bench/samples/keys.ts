import * as z from "zod";
import type { Operation } from "../sample.ts";

export const operations: readonly Operation[] = [
  {
    name: "make a key",
    why: "the keys are listed beside the guard's reads once the caller is known; one commit; the keys again, which tell whether it came in time",
    prepare: async () => Promise.resolve({ body: { name: "Hours", scopes: ["read"] }, answer: z.object({ key: z.string() }) }),
  },
];
