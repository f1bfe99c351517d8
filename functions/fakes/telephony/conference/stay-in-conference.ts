import { sleep } from "../../time/waiting.ts";
import { Interruption, type InterruptionCause } from "../network/call-status.ts";
import type { Stage } from "../twiml/fetch-document.ts";
import { TwimlError } from "../twiml/twiml-error.ts";
import type { Entrance } from "../twiml/twiml-verb.ts";
import type { ReasonLeft } from "./participant.ts";
import { playWaitAudio } from "./wait-audio.ts";

const reasons = {
  "hung-up": "participant_hung_up",
  "ended-by-api": "participant_updated_via_api",
  "updated-by-api": "participant_updated_via_api",
  "time-limit": "participant_updated_via_api",
  reset: "participant_updated_via_api",
} as const satisfies Readonly<Record<InterruptionCause, ReasonLeft>>;

/** Brings a call into a conference until it is out again. What became of that is said as `DialCallStatus` says it. */
export async function stayInConference(stage: Stage, entrance: Entrance, timeLimitSec: number): Promise<"answered" | "failed"> {
  const { exchange, call, signal } = stage;
  const conference = exchange.conferences.open(exchange, entrance.room);
  const participant = conference.invite(call, entrance);
  if (typeof participant === "number") {
    exchange.debug.add(participant, { sid: call.sid });
    return "failed";
  }
  // It must be known at once that somebody is out: before its call is told to be over.
  const leave = (): void => {
    conference.leave(participant, reasonOf(signal.reason));
  };
  signal.addEventListener("abort", leave, { once: true });
  conference.enter(participant);
  const limit = sleep(exchange.clock, timeLimitSec * 1000, signal).then(() => {
    conference.leave(participant, reasons["time-limit"]);
  });
  const failed = Promise.withResolvers<"failed">();
  const audio = playWaitAudio(stage, { conference, participant }).catch((error: unknown) => {
    if (!(error instanceof TwimlError)) throw error;
    exchange.debug.add(error.code, { sid: call.sid, url: error.url, detail: error.message });
    failed.resolve("failed");
    conference.leave(participant, "participant_add_failed");
  });
  try {
    const outcome = await Promise.race([
      participant.left.promise,
      failed.promise,
      limit.then(async () => participant.left.promise),
      audio.then(async () => participant.left.promise),
    ]);
    signal.throwIfAborted();
    return outcome === "failed" ? "failed" : "answered";
  } finally {
    signal.removeEventListener("abort", leave);
  }
}

const reasonOf = (why: unknown): ReasonLeft => (why instanceof Interruption ? reasons[why.why] : "participant_updated_via_api");
