import * as z from "zod";
import { frequency } from "../../server/fault-plan.ts";
import { scope } from "./scope.ts";

/** Defects of conversations that users of the service have reported. */
const liveFaults = [
  /** An utterance is accepted and never answered; the next one only ends its turn. */
  "swallow",
  /** The answer begins after 50 s. */
  "late",
  /** Typed text is accepted and never answered. */
  "ignore-text",
  /** The turn ends without sound, with `RESPONSE_REJECTED`. */
  "reject",
  /** The answer has its usual length and words, but is hardly audible. */
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
  /** Audio that is streamed during a blocking call ends the connection with 1008. */
  "abort-on-audio",
  /** The transcript of an utterance is sent twice. */
  "repeat-transcript",
  /** The agent takes 0.8 s to yield to an interruption, and ignores one that is over by then. */
  "slow-yield",
  /** An utterance ends at its pause: the rest becomes a second one, which interrupts the answer to the first. */
  "end-at-pause",
  /** Only the second half of an interruption is heard, or nothing. */
  "lose-beginning",
  /** The agent says the same sentence three times before it calls a tool. */
  "repeat-before-call",
  /** A tool's answer is accepted, but the model keeps waiting for it. */
  "lose-tool-answer",
  /** A spoken utterance leaves no trace: no transcript, no turn. */
  "unheard",
  /** The sound of an answer stops in the middle of a sentence, and its turn never ends. */
  "stop-halfway",
  /** An utterance is transcribed, and its turn ends empty. */
  "empty-turn",
  /** A tone of the answer's length instead of speech, without a transcript. */
  "tone",
  /** What the model was told, and a call as program text, are spoken before the answer. */
  "stage-directions",
] as const;

export type LiveFaultName = (typeof liveFaults)[number];

export type LiveFault = z.input<typeof LiveFault>;

export const LiveFault = z.strictObject({ fault: z.enum(liveFaults), ...scope, ...frequency });

/** Whether the fault occurs now in this conversation. */
export type Fails = (fault: LiveFaultName) => boolean;
