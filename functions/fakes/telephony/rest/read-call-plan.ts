import { callEvents, isCallEvent, type CallbackPlan, type CallPlan } from "../network/call.ts";
import type { Exchange } from "../exchange.ts";
import { type Beginning, followTwiml } from "../twiml/run-document.ts";
import { Refusal } from "../wire/twilio-error.ts";
import type { FormFields } from "./read-fields.ts";

const longestTwiml = 4_000;

/** In seconds, per call: https://www.twilio.com/docs/voice/api/call-resource */
const ringing = { usual: 60, longest: 600 };

const longestCallSec = 86_400;

/** Parses a request for a call. @throws Refusal */
export function readCallPlan(exchange: Exchange, fields: FormFields): CallPlan {
  const numbers = readNumbers(exchange, fields);
  const beginning = readBeginning(fields);
  const { clock, settings, calls } = exchange;
  const timeoutSec = fields.whole("Timeout", { from: 1, to: ringing.longest, refusal: 21_208 }) ?? ringing.usual;
  const timeLimitSec = fields.whole("TimeLimit", { from: 1, to: longestCallSec, refusal: 21_200 }) ?? settings().timeLimitSec;
  const callback = readCallback(exchange, fields);
  const queueMs = calls.reserve(clock.elapsedMs(), settings().callsPerSecond);
  return { ...numbers, program: followTwiml(exchange, beginning), direction: "outbound-api", timeoutSec, timeLimitSec, queueMs, callback };
}

/** Where a call begins or continues. @throws Refusal */
function readBeginning(fields: FormFields): Beginning {
  const url = fields.url("Url");
  // A URL takes precedence over a text.
  if (url !== undefined) return { kind: "url", first: { url, method: fields.method("Method") } };
  const xml = fields.text("Twiml");
  if (xml === undefined) throw new Refusal(21_205);
  if (xml.length > longestTwiml) throw new Refusal(21_200, "Twiml must not be longer than 4000 characters");
  return { kind: "twiml", xml };
}

function readCallback({ debug }: Exchange, fields: FormFields): CallbackPlan | undefined {
  const url = fields.url("StatusCallback");
  const wanted = fields.all("StatusCallbackEvent");
  const unknown = wanted.filter((event) => !isCallEvent(event));
  if (unknown.length > 0) debug.add(21626, { sid: "", detail: unknown.join(", ") });
  if (url === undefined) return undefined;
  const events = callEvents.filter((event) => wanted.includes(event));
  return { url, method: fields.method("StatusCallbackMethod"), events: events.length > 0 ? events : ["completed"] };
}

const e164 = /^\+[1-9]\d{6,14}$/;

/** Twilio's test number that is invalid as a caller. */
const invalidCaller = "+15005550001";

/** Who calls whom. @throws Refusal */
function readNumbers({ settings, phones }: Exchange, fields: FormFields): { readonly to: string; readonly from: string } {
  const to = fields.text("To");
  if (to === undefined) throw new Refusal(21_201);
  const from = fields.text("From");
  if (from === undefined) throw new Refusal(21_213);
  if (!e164.test(from) || from === invalidCaller) throw new Refusal(21_212, from);
  if (!settings().numbers.includes(from)) throw new Refusal(21_210, from);
  if (!e164.test(to)) throw new Refusal(21_211, to);
  const { refusal } = phones.scriptOf(to);
  if (refusal !== undefined) throw new Refusal(refusal, to);
  return { to, from };
}
