import { sleep } from "../../time/waiting.ts";
import { Interruption, type InterruptionCause } from "../network/call.ts";
import { type Stage, type Document, fetchDocument } from "./fetch-document.ts";
import { TwimlError } from "./parse-document.ts";
import type { Entrance } from "../conference/entrance.ts";
import type { ReasonLeft, Participant } from "../conference/participant.ts";
import { playSound, resolveUrl } from "./play-sound.ts";
import type { Method } from "../webhooks/send-request.ts";
import type { Conference } from "../conference/conference.ts";

const reasons = {
  "hung-up": "participant_hung_up",
  "ended-by-api": "participant_updated_via_api",
  "updated-by-api": "participant_updated_via_api",
  "time-limit": "participant_updated_via_api",
  reset: "participant_updated_via_api",
} as const satisfies Readonly<Record<InterruptionCause, ReasonLeft>>;

/** Keeps a call in a conference until it leaves. Returns the outcome as in `DialCallStatus`. */
export async function stayInConference(stage: Stage, entrance: Entrance, timeLimitSec: number): Promise<"answered" | "failed"> {
  const { exchange, call, signal } = stage;
  const conference = exchange.conferences.open(exchange, entrance.room);
  const participant = conference.invite(call, entrance);
  if (typeof participant === "number") {
    exchange.debug.add(participant, { sid: call.sid });
    return "failed";
  }
  // The participant has to leave before its call is reported as ended.
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

/** 1 s: a document without sound that redirects to itself would otherwise be requested in a busy loop. */
const shortestRoundMs = 1_000;

interface Waiting {
  readonly conference: Conference;
  readonly participant: Participant;
}

/** Plays the hold audio until the conference begins. @throws TwimlError if it is unavailable */
async function playWaitAudio(stage: Stage, { conference, participant }: Waiting): Promise<void> {
  const { call } = stage;
  const { waitUrl, waitMethod } = participant.entrance;
  if (conference.status === "in-progress") return;
  if (waitUrl === undefined || waitUrl === "") {
    call.hear({ kind: "silence" });
    return;
  }
  const signal = AbortSignal.any([stage.signal, participant.waiting.signal]);
  await goRound({ ...stage, signal }, conference, { url: waitUrl, method: waitMethod }).catch((error: unknown) => {
    if (!signal.aborted) throw error;
  });
}

/** Plays the document once, unless it redirects. */
async function goRound(stage: Stage, { sid, name }: Conference, first: { readonly url: string; readonly method: Method }): Promise<void> {
  const {
    exchange: { clock },
    signal,
  } = stage;
  let next: { readonly url: string; readonly method: Method } | undefined = first;
  while (next !== undefined) {
    const sinceMs = clock.elapsedMs();
    const document: Document = await fetchDocument(stage, { ...next, fields: { ConferenceSid: sid, FriendlyName: name } });
    next = await playDocument(stage, document);
    const lastedMs = clock.elapsedMs() - sinceMs;
    if (next !== undefined && lastedMs < shortestRoundMs) await sleep(clock, shortestRoundMs - lastedMs, signal);
  }
}

const playDocument = async (
  stage: Stage,
  { verbs, url }: Document,
): Promise<{ readonly url: string; readonly method: Method } | undefined> => {
  for (const verb of verbs) {
    if (verb.verb === "Redirect") return { url: resolveUrl(verb.url, url), method: verb.method };
    if (verb.verb !== "Say" && verb.verb !== "Play" && verb.verb !== "Pause")
      throw new TwimlError(12200, `<${verb.verb}> may not stand in a waitUrl's document`, url);
    await playSound(stage, verb, url);
  }
  return undefined;
};
