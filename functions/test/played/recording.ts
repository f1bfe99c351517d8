import * as z from "zod";
import { Card } from "./card.ts";

const Args = z.record(z.string(), z.unknown());

/** What was sent back for a call. */
const Answer = z.looseObject({ result: z.string().optional(), status: z.string().optional(), context: z.unknown().optional() });

/** A conversation that somebody has played in the model's place, who knew only what the model gets. */
export type Recording = z.output<typeof Recording>;

export const Recording = z.strictObject({
  card: Card,
  /** The day on which it was played, if it names days. */
  playedOn: z.iso.date().optional(),
  talk: z.array(
    z.union([
      z.strictObject({ visitor: z.string() }),
      /** `isMore`: a call follows in the same turn. */
      z.strictObject({ model: z.string(), isMore: z.literal(true).optional() }),
      z.strictObject({ calls: z.array(z.strictObject({ name: z.string(), args: Args })), answers: z.array(Answer) }),
      /** A message of the page itself, such as that a phone call is over. */
      z.strictObject({ page: z.string() }),
      z.strictObject({ phone: z.enum(["begins", "is over"]) }),
    ]),
  ),
  /** What it left in storage. */
  end: z.unknown(),
});
