import { callEvents, isCallEvent } from "../network/call-status.ts";
import type { CallbackPlan, CallPlan } from "../network/call.ts";
import type { Exchange } from "../network/exchange.ts";
import { type Beginning, followTwiml } from "../twiml/run-document.ts";
import { Refusal } from "../wire/twilio-error.ts";
import type { FormFields } from "./read-fields.ts";
import { readNumbers } from "./read-numbers.ts";

const longestTwiml = 4_000;

/** Seconds that a phone may ring. https://www.twilio.com/docs/voice/api/call-resource */
const ringing = { usual: 60, longest: 600 };

const longestCallSec = 86_400;

/** What a request for a call asks for. @throws Refusal */
export function readCallPlan(exchange: Exchange, fields: FormFields): CallPlan {
  const numbers = readNumbers(exchange, fields);
  const beginning = readBeginning(exchange, fields);
  const { clock, settings, calls } = exchange;
  const timeoutSec = fields.whole("Timeout", { from: 1, to: ringing.longest, refusal: 21_208 }) ?? ringing.usual;
  const timeLimitSec = fields.whole("TimeLimit", { from: 1, to: longestCallSec, refusal: 21_200 }) ?? settings().timeLimitSec;
  const callback = readCallback(exchange, fields);
  const queueMs = calls.reserve(clock.elapsedMs(), settings().callsPerSecond);
  return { ...numbers, program: followTwiml(exchange, beginning), direction: "outbound-api", timeoutSec, timeLimitSec, queueMs, callback };
}

/** Where a call begins, or goes on. @throws Refusal */
export function readBeginning({ settings }: Exchange, fields: FormFields): Beginning {
  const url = fields.url("Url");
  const fallbackUrl = fields.url("FallbackUrl");
  const fallback = fallbackUrl === undefined ? undefined : { url: fallbackUrl, method: fields.method("FallbackMethod") };
  // An address goes before a text that is given as well.
  if (url !== undefined) return { kind: "url", first: { url, method: fields.method("Method") }, fallback };
  const xml = fields.text("Twiml");
  if (xml !== undefined) {
    if (xml.length > longestTwiml) throw new Refusal(21_200, "Twiml must not be longer than 4000 characters");
    return { kind: "twiml", xml };
  }
  const application = settings().applications[fields.text("ApplicationSid") ?? ""];
  if (application === undefined) throw new Refusal(21_205, fields.text("ApplicationSid") ?? "");
  return { kind: "url", first: { url: application.voiceUrl, method: application.voiceMethod }, fallback };
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
