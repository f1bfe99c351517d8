import type { Call } from "../network/call.ts";
import type { Exchange } from "../exchange.ts";
import { unlessAborted } from "../../time/waiting.ts";
import type { Fields, Method, WebhookAnswer } from "../webhooks/send-request.ts";
import { parseDocument, TwimlError } from "./parse-document.ts";
import { readVerbs } from "./read-verbs.ts";
import type { Verb } from "./twiml-verb.ts";

/** What running a document needs, for a call or while it waits for a conference. */
export interface Stage {
  readonly exchange: Exchange;
  readonly call: Call;
  readonly signal: AbortSignal;
}

export interface DocumentRequest {
  readonly url: string;
  readonly method: Method;
  readonly fields?: Fields;
}

/** What to do, with the URL of its source, which URLs in it may be relative to. */
export interface Document {
  readonly url: string;
  readonly verbs: readonly Verb[];
}

/** Asks a service what the call does next. @throws TwimlError if the answer is not a usable document */
export async function fetchDocument({ exchange, call, signal }: Stage, { url, method, fields }: DocumentRequest): Promise<Document> {
  const asked = exchange.webhooks.send({ purpose: "document", url, method, fields: { ...call.fields, ...fields } });
  const answer = await unlessAborted(asked, signal);
  return readAnswer(answer);
}

function readAnswer(answer: WebhookAnswer): Document {
  const { url } = answer;
  if (answer.kind === "unreachable") throw new TwimlError(11205, answer.message, url);
  if (answer.kind === "timeout") throw new TwimlError(11200, "No answer in time", url);
  if (answer.status >= 300) throw new TwimlError(11200, `HTTP ${answer.status}`, url);
  const [mediaType = ""] = answer.contentType.toLowerCase().split(";", 1);
  if (mediaType !== "text/xml") throw new TwimlError(12300, mediaType, url);
  return { url, verbs: readText(answer.body, url) };
}

/** The verbs in a text. @throws TwimlError that names its URL */
export function readText(xml: string, url: string): readonly Verb[] {
  try {
    return readVerbs(parseDocument(xml));
  } catch (error) {
    if (error instanceof TwimlError) throw new TwimlError(error.code, error.message, url);
    throw error;
  }
}
