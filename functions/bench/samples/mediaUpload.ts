import { randomUUID } from "node:crypto";
import * as z from "zod";
import type { Operation } from "../sample.ts";

/** A picture with different bytes each time, of which only the header and the size are parsed. */
export const aPicture = () => ({
  headers: { "Content-Type": "image/gif" },
  body: `GIF89a\u001e\u0000\u0014\u0000${randomUUID().repeat(1_000)}`,
});

export const uploaded = z.object({ url: z.string(), width: z.literal(30), height: z.literal(20) });

export const operations: readonly Operation[] = [
  {
    name: "store a picture",
    why: "the guard; whether it is there; a read and a commit of the day's budget; the upload: four that must wait for one another",
    prepare: async () => Promise.resolve({ ...aPicture(), answer: uploaded }),
  },
];
