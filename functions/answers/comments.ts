import * as z from "zod";
import type { AnswerOf } from "./answer-of.ts";

const shownComment = z
  .strictObject({
    commentId: z.string(),
    text: z.string(),
    quote: z.nullable(z.string()).describe("The part of the text that it is about, as it was then. `null`: the whole draft."),
    reply_to: z.nullable(z.string()).describe("The comment that it answers. `null`: it begins a thread."),
    done: z.boolean().describe("Whether its thread is done. Always false for an answer."),
    created_at: z.iso.datetime(),
    edited_at: z.nullable(z.iso.datetime()),
    created_by: z.string().describe("uid of its author."),
    created_by_name: z.nullable(z.string()),
    may_change: z.boolean().describe("Whether the caller may change and remove it."),
    may_mark_done: z.boolean().describe("Whether the caller may mark its thread as done, and as not done."),
  })
  .meta({ id: "Comment" });

export type ShownComment = AnswerOf<typeof shownComment>;

const approval = z
  .strictObject({
    name: z.string().describe("As whoever had the preview link typed it. Nobody has proved it."),
    guest: z.literal(true),
    approved_at: z.iso.datetime(),
    current: z.boolean().describe("Whether title, description and text are still what was approved."),
  })
  .meta({ id: "Approval" });

export const commentsAnswer = z
  .strictObject({
    comments: z.array(shownComment).describe("In the order in which they were written."),
    approvals: z.array(approval).describe("Of those who had the preview link, in the order in which they were given."),
  })
  .meta({ id: "Comments" });

export type Comments = AnswerOf<typeof commentsAnswer>;

export const commentAnswer = z
  .strictObject({ comment: z.nullable(shownComment).describe("As it is stored. `null`: it was removed.") })
  .meta({ id: "CommentAnswer" });

export type CommentAnswer = AnswerOf<typeof commentAnswer>;
