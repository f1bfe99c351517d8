import type { Exchange } from "../network/exchange.ts";
import { notAuthenticated, Refusal, twilioError } from "../wire/twilio-error.ts";
import { isAuthentic } from "./authenticate.ts";
import { answerCalls } from "./calls.ts";
import type { RestAnswer, RestRequest } from "./rest-request.ts";

const restPath = /^\/2010-04-01\/Accounts\/([^/]+)\/(.+)\.json$/;

interface Incoming {
  readonly method: string;
  readonly url: URL;
  readonly body: string;
  readonly authorization: string | undefined;
}

/** Answers a request as Twilio's REST API does, in its version of 2010. */
export async function answerRest(exchange: Exchange, { method, url, body, authorization }: Incoming): Promise<RestAnswer> {
  const [, accountSid = "", rest] = restPath.exec(url.pathname) ?? [];
  if (rest === undefined) return twilioError(20_404, url.pathname);
  if (!isAuthentic(authorization, accountSid, exchange.settings())) return notAuthenticated;
  const parts = rest.split("/").map(decodeURIComponent);
  const request: RestRequest = { method, parts, query: url.searchParams, form: new URLSearchParams(body), path: url.pathname, accountSid };
  try {
    if (parts[0] === "Calls" && parts.length <= 2) return await answerCalls(exchange, request);
    return twilioError(20_404, url.pathname);
  } catch (error) {
    if (error instanceof Refusal) return error.answer;
    throw error;
  }
}
