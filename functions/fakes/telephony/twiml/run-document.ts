import type { Call, Program } from "../network/call.ts";
import type { Exchange } from "../exchange.ts";
import { dialConference } from "./dial-conference.ts";
import { type Document, type DocumentRequest, fetchDocument, readText, type Stage } from "./fetch-document.ts";
import { gather } from "./gather.ts";
import { playSound, resolveUrl } from "./play-sound.ts";
import { TwimlError } from "./parse-document.ts";
import type { Verb } from "./twiml-verb.ts";

/** Where a call begins: at a URL, or with the text of a document. */
export type Beginning = { readonly kind: "url"; readonly first: DocumentRequest } | { readonly kind: "twiml"; readonly xml: string };

/** What follows a verb. */
type Next = "next" | "end" | DocumentRequest;

const apology = "We are sorry, an application error has occurred. Goodbye.";

/** Runs documents, each of which may lead to another, until one ends. */
export const followTwiml =
  (exchange: Exchange, beginning: Beginning): Program =>
  async (call, signal) => {
    const stage: Stage = { exchange, call, signal };
    await follow(stage, beginning).catch(async (error: unknown) => {
      if (!(error instanceof TwimlError)) throw error;
      exchange.debug.add(error.code, { sid: call.sid, url: error.url, detail: error.message });
      await apologize(stage);
    });
  };

const apologize = async (stage: Stage): Promise<void> => {
  answerIncoming(stage.call);
  await playSound(stage, { verb: "Say", text: apology }, "");
};

async function follow(stage: Stage, beginning: Beginning): Promise<void> {
  let document: Document =
    beginning.kind === "url" ? await fetchDocument(stage, beginning.first) : { url: "", verbs: readText(beginning.xml, "") };
  for (;;) {
    const next = await runVerbs(stage, document);
    if (next === "end") return;
    document = await fetchDocument(stage, next);
  }
}

async function runVerbs(stage: Stage, { verbs, url }: Document): Promise<"end" | DocumentRequest> {
  for (const verb of verbs) {
    stage.signal.throwIfAborted();
    if (verb.verb !== "Reject") answerIncoming(stage.call);
    const next = await runVerb(stage, verb, url);
    if (next !== "next") return next;
  }
  answerIncoming(stage.call);
  return "end";
}

/** A call from a browser rings until a verb answers it. */
const answerIncoming = (call: Call): void => {
  if (call.plan.direction === "inbound") call.answer();
};

async function runVerb(stage: Stage, verb: Verb, base: string): Promise<Next> {
  switch (verb.verb) {
    case "Say":
    case "Play":
    case "Pause":
      await playSound(stage, verb, base);
      return "next";
    case "Gather":
      return (await gather(stage, verb, base)) ?? "next";
    case "Dial":
      return (await dialConference(stage, verb, base)) ?? "next";
    case "Redirect":
      return { url: resolveUrl(verb.url, base), method: verb.method };
    case "Reject":
      stage.call.end({
        status: verb.reason === "busy" ? "busy" : "no-answer",
        why: "ended-by-api",
        sipResponseCode: verb.reason === "busy" ? 486 : 603,
      });
      return "end";
    case "Hangup":
      return "end";
  }
}
