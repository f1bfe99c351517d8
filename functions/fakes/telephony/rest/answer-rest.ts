import type { Exchange } from "../network/exchange.ts";
import { notAuthenticated, Refusal, twilioError } from "../wire/twilio-error.ts";
import { answerCalls, type RestAnswer, type RestRequest } from "./calls.ts";
import { sendMessage } from "./send-message.ts";
import { timingSafeEqual } from "node:crypto";
import type { Settings } from "../settings.ts";

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
    if (parts[0] === "Calls" && parts[2] === "UserDefinedMessages" && parts.length === 3) return sendMessage(exchange, request);
    return twilioError(20_404, url.pathname);
  } catch (error) {
    if (error instanceof Refusal) return error.answer;
    throw error;
  }
}

/** Whether the credentials belong to the account: those of the account itself, or of one of its API keys. */
function isAuthentic(header: string | undefined, accountSid: string, settings: Settings): boolean {
  const encoded = /^Basic ([A-Za-z0-9+/=]+)$/.exec(header ?? "")?.[1];
  if (encoded === undefined || accountSid !== settings.accountSid) return false;
  const [user = "", ...rest] = Buffer.from(encoded, "base64").toString("utf8").split(":");
  const secret = user === settings.accountSid ? settings.authToken : settings.apiKeys[user];
  return secret !== undefined && isSame(rest.join(":"), secret);
}

const isSame = (given: string, expected: string): boolean => {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
};
