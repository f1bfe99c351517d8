import { sleep } from "../../time/waiting.ts";
import { type Document, fetchDocument, type Stage } from "../twiml/fetch-document.ts";
import { playSound, resolveUrl } from "../twiml/play-sound.ts";
import { TwimlError } from "../twiml/twiml-error.ts";
import type { Method } from "../webhooks/send-request.ts";
import type { Conference } from "./conference.ts";
import type { Participant } from "./participant.ts";

/** What Twilio plays when it is not told otherwise. */
const standardWaitUrl = "http://twimlets.com/holdmusic?Bucket=com.twilio.music.classical";

/** A document without any sound that leads to itself would be asked for without end. */
const shortestRoundMs = 1_000;

interface Waiting {
  readonly conference: Conference;
  readonly participant: Participant;
}

/** Lets somebody hear the sounds of waiting until the conference begins. @throws TwimlError when they cannot be had */
export async function playWaitAudio(stage: Stage, { conference, participant }: Waiting): Promise<void> {
  const { call } = stage;
  const { waitUrl, waitMethod } = participant.entrance;
  if (conference.status === "in-progress") return;
  if (waitUrl === undefined) {
    call.hear({ kind: "play", url: standardWaitUrl });
    return;
  }
  if (waitUrl === "") {
    call.hear({ kind: "silence" });
    return;
  }
  const signal = AbortSignal.any([stage.signal, participant.waiting.signal]);
  await goRound({ ...stage, signal }, conference, { url: waitUrl, method: waitMethod }).catch((error: unknown) => {
    if (!signal.aborted) throw error;
  });
}

/** The document is played once, unless it leads somewhere itself. */
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
