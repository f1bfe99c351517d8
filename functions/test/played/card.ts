import * as z from "zod";
import { Visitor } from "../../scripts/rehearse/scenario.ts";

const text = z.string().trim().min(1);

/** What was left for the team before the conversation, by somebody else. */
const Left = Visitor.extend({ question: text.optional(), message: text.optional() });

/** Who the visitor of a played conversation is, and what they want. */
export type Card = z.output<typeof Card>;

export const Card = z.strictObject({
  /** For whoever plays the visitor. */
  goal: text,
  visitor: Visitor.prefault({}),
  /** What the manager's phone does when it rings. */
  manager_phone: text.default("declines"),
  before: z.array(Left).default([]),
  /** For whoever judges: what must be so at the end. */
  success: text.optional(),
});
