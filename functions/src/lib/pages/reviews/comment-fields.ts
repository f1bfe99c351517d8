import * as z from "zod/mini";
import { countCharacters } from "../../platform/core/text.ts";
import { must } from "../../projects/site/fields.ts";
import { reviewLimits } from "./limits.ts";

/** Lines are kept as they were typed. */
const wordsField = (most: number) =>
  z
    .pipe(
      z.string(must("a string")),
      z.transform((text: string) => text.replaceAll(/\r\n?/g, "\n").trim()),
    )
    .check(
      z.refine((text) => text !== "", "must say something"),
      z.refine((text) => text.length <= 2 * most && countCharacters(text) <= most, `must have at most ${most} characters`),
      z.refine((text) => text.isWellFormed() && !/[[\p{Cc}]--[\n\t]]/v.test(text), "must not have control characters"),
    );

const textField = wordsField(reviewLimits.commentCharacters);

export const NewComment = z.object({
  text: textField,
  quote: z.optional(z.nullable(wordsField(reviewLimits.quoteCharacters))),
  reply_to: z.optional(z.nullable(z.string(must("a string")))),
});

export type NewComment = z.output<typeof NewComment>;

const sentIn = (change: object): number => Object.values(change).filter((one) => one !== undefined).length;

export const ChangedComment = z
  .object({
    text: z.optional(textField),
    done: z.optional(z.boolean(must("true or false"))),
    remove: z.optional(z.literal(true, must("true"))),
  })
  .check(
    z.refine((change) => sentIn(change) > 0, { path: ["text"], message: "is required" }),
    z.refine((change) => sentIn(change) < 2, {
      path: ["text"],
      message: "must come alone: a request changes the text, or done, or removes the comment",
    }),
  );

export type ChangedComment = z.output<typeof ChangedComment>;
