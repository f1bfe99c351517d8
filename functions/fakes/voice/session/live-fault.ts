import * as z from "zod";
import { frequency } from "../../server/fault-plan.ts";
import { scope } from "../control/scope.ts";

/** Reported defects of conversations with the service. */
const liveFaults = [
  /** An utterance is accepted and never answered; the next one only ends the dead turn. */
  "swallow",
  /** The answer begins after 50 s. */
  "late",
  /** Typed text is accepted and never answered. */
  "ignore-text",
  /** The turn ends without sound, with `RESPONSE_REJECTED`. */
  "reject",
  /** The answer has its length and its words, but hardly any loudness. */
  "silent-sound",
  /** After a tool's answer the model waits until some realtime input arrives. */
  "needs-kick",
  /** Calls have no id. */
  "no-call-id",
  /** All calls have the same id. */
  "same-call-id",
  /** A call is also part of the model's turn. */
  "call-in-turn",
  /** A call is sent twice. */
  "repeat-call",
  /** Audio that is streamed while a blocking call is open ends the connection: 1008. */
  "abort-on-audio",
  /** The transcript of an utterance is sent twice. */
  "repeat-transcript",
  /** The agent takes 0.8 s to yield to an interruption, and does not yield to one that is over by then. */
  "slow-yield",
  /** An utterance ends at its pause: the rest becomes a second one, which interrupts the answer to the first. */
  "end-at-pause",
  /** An interruption is heard from the middle on, or not at all. */
  "lose-beginning",
  /** The agent says the same sentence three times before it calls a tool. */
  "repeat-before-call",
  /** A tool's answer is accepted, and the model waits for it for ever. */
  "lose-tool-answer",
] as const;

export type LiveFaultName = (typeof liveFaults)[number];

export type LiveFault = z.input<typeof LiveFault>;

export const LiveFault = z.strictObject({ fault: z.enum(liveFaults), ...scope, ...frequency });

/** Whether the fault happens now, in this conversation. */
export type Fails = (fault: LiveFaultName) => boolean;
