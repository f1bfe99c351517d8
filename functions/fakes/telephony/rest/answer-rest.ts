import type { Exchange } from "../exchange.ts";
import { notAuthenticated, Refusal, twilioError } from "../wire/twilio-error.ts";
import { answerCalls, type RestAnswer, type RestRequest } from "./calls.ts";
import { sendMessage } from "./send-message.ts";
import { timingSafeEqual } from "node:crypto";
import type { Settings } from "../settings.ts";
import { readAccount, readCountry } from "./account.ts";

const restPath = /^\/2010-04-01\/Accounts\/([^/.]+)(?:\/(.+))?\.json$/;
const countryPath = /^\/v1\/DialingPermissions\/Countries\/([A-Z]{2})$/;

interface Incoming {
  readonly method: string;
  readonly url: URL;
  readonly body: string;
  readonly authorization: string | undefined;
}

/** Answers a request as Twilio's REST API, version 2010-04-01, does. */
export async function answerRest(exchange: Exchange, { method, url, body, authorization }: Incoming): Promise<RestAnswer> {
  const settings = exchange.settings();
  const country = countryPath.exec(url.pathname)?.[1];
  const [, accountSid, rest] = country === undefined ? (restPath.exec(url.pathname) ?? []) : [url.pathname, settings.accountSid];
  if (accountSid === undefined) return twilioError(20_404, url.pathname);
  const user = findUser(authorization, accountSid, settings);
  if (user === undefined) return notAuthenticated;
  if (country !== undefined) return readCountry(country, settings);
  const parts = rest === undefined ? [] : rest.split("/").map(decodeURIComponent);
  const request: RestRequest = { method, parts, query: url.searchParams, form: new URLSearchParams(body), path: url.pathname, accountSid };
  try {
    if (parts[0] === "Calls" && parts.length <= 2) return await answerCalls(exchange, request);
    if (parts[0] === "Calls" && parts[2] === "UserDefinedMessages" && parts.length === 3) return sendMessage(exchange, request);
    return (method === "GET" ? readAccount(request, settings, user) : undefined) ?? twilioError(20_404, url.pathname);
  } catch (error) {
    if (error instanceof Refusal) return error.answer;
    throw error;
  }
}

/** The owner of the credentials: the account, or one of its API keys. Undefined: invalid. */
function findUser(header: string | undefined, accountSid: string, settings: Settings): string | undefined {
  const encoded = /^Basic ([A-Za-z0-9+/=]+)$/.exec(header ?? "")?.[1];
  if (encoded === undefined || accountSid !== settings.accountSid) return undefined;
  const [user = "", ...rest] = Buffer.from(encoded, "base64").toString("utf8").split(":");
  const secret = user === settings.accountSid ? settings.authToken : settings.apiKeys[user];
  return secret !== undefined && isSame(rest.join(":"), secret) ? user : undefined;
}

const isSame = (given: string, expected: string): boolean => {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
};
