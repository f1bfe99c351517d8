import * as z from "zod";
import type { AnswerOf } from "./answer-of.ts";

export const presence = z
  .strictObject({
    people: z
      .array(z.strictObject({ name: z.nullable(z.string()).describe("First and last name, if known.") }).meta({ id: "PresentPerson" }))
      .describe("Who else has the page open. Anyone not heard from for two minutes is left out."),
  })
  .meta({ id: "Presence" });

export type Presence = AnswerOf<typeof presence>;
