import * as z from "zod";
import type { AnswerOf } from "./answer-of.ts";

export const presence = z
  .strictObject({
    people: z
      .array(
        z.strictObject({ name: z.nullable(z.string()).describe("First and last name, if they are known.") }).meta({ id: "PresentPerson" }),
      )
      .describe("Who else has the page open. Whoever gave no sign for two minutes is gone."),
  })
  .meta({ id: "Presence" });

export type Presence = AnswerOf<typeof presence>;
