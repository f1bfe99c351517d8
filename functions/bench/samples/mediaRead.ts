import * as z from "zod";
import type { Operation } from "../sample.ts";
import { aPicture, uploaded } from "./mediaUpload.ts";

export const operations: readonly Operation[] = [
  {
    name: "show a picture",
    why: "the bytes from Cloud Storage, and nothing else: the cache in front asks once",
    prepare: async (fixture) => {
      const { body } = await fixture.call("mediaUpload", { ...aPicture(), answer: uploaded });
      const [projectId = "", file = ""] = new URL(body.url).pathname.split("/").slice(2);
      return { method: "GET", parameters: { projectId, file }, answer: z.string() };
    },
  },
];
