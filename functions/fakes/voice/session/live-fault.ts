import * as z from "zod";
import { frequency } from "../../server/fault-plan.ts";
import { scope } from "../control/scope.ts";

/** What has been reported of conversations with the service, and nobody has asked for. */
const liveFaults = [
  /** What the visitor says is taken and never answered; what they say next only ends the turn that was dead. */
  "swallow",
  /** The answer begins after 50 s. */
  "late",
  /** Text that was typed is taken and never answered. */
  "ignore-text",
  /** The turn ends without a sound, `RESPONSE_REJECTED`. */
  "reject",
  /** The answer has its length and its words, and next to no loudness. */
  "silent-sound",
  /** After the answer of a tool the model waits until some realtime input comes. */
  "needs-kick",
  /** Calls have no id. */
  "no-call-id",
  /** All calls have the same id. */
  "same-call-id",
  /** A call stands in the turn of the model, too. */
  "call-in-turn",
  /** A call is sent twice. */
  "repeat-call",
  /** Audio that is streamed while a blocking call is open ends the connection: 1008. */
  "abort-on-audio",
  /** What was heard is transcribed twice. */
  "repeat-transcript",
  /** The agent yields to who interrupts it after 0.8 s, and to nobody who is silent by then. */
  "slow-yield",
  /** What is said ends at its pause: the rest is something else that is said, into the answer to the beginning. */
  "end-at-pause",
  /** Who interrupts the agent is heard from the middle on, or not at all. */
  "lose-beginning",
  /** The agent says the same three times before it calls a tool. */
  "repeat-before-call",
  /** The answer of a tool is taken, and the model waits for it for ever. */
  "lose-tool-answer",
] as const;

export type LiveFaultName = (typeof liveFaults)[number];

export type LiveFault = z.input<typeof LiveFault>;

export const LiveFault = z.strictObject({ fault: z.enum(liveFaults), ...scope, ...frequency });

/** Whether it happens now, in this conversation. */
export type Fails = (fault: LiveFaultName) => boolean;
