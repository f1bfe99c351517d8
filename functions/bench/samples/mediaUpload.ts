import { randomUUID } from "node:crypto";
import * as z from "zod";
import type { Operation } from "../sample.ts";

/** 30 x 20 pixels. */
const sides = "\u001e\0\u0014\0";

/** 36 characters, as long as an ID. */
const portion = "\u0024";

/** A picture with different bytes each time, in a thousand portions. */
export const aPicture = () => ({
  headers: { "Content-Type": "image/gif" },
  body: `GIF89a${sides}\0\0\0,\0\0\0\0${sides}\0\u0002${(portion + randomUUID()).repeat(1_000)}\0;`,
});

export const uploaded = z.object({ url: z.string(), width: z.literal(30), height: z.literal(20) });

export const operations: readonly Operation[] = [
  {
    name: "store a picture",
    why: "the guard; whether it is there; a read and a commit of the day's budget; the upload: four that must wait for one another",
    prepare: async () => Promise.resolve({ ...aPicture(), answer: uploaded }),
  },
];
