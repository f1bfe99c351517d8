import type { Conference } from "../conference/conference.ts";
import type { Participant } from "../conference/participant.ts";
import { stayAs } from "../conference/stay-in-conference.ts";
import type { Program } from "../network/call.ts";
import type { Exchange } from "../network/exchange.ts";
import { dialOut } from "../network/dial-out.ts";
import type { Entrance } from "../twiml/twiml-verb.ts";
import { toParticipantJson } from "../wire/conference-json.ts";
import { isSid } from "../wire/sid.ts";
import { Refusal } from "../wire/twilio-error.ts";
import { FormFields } from "./read-fields.ts";
import { readLegPlan } from "./read-call-plan.ts";
import { readNumbers } from "./read-numbers.ts";
import type { RestAnswer, RestRequest } from "./rest-request.ts";

const longestLabel = 128;

/** Shorter ringing is refused, unlike that of calls. */
const shortestRingingSec = 5;

/** Calls somebody into a room. Whoever answers is in it at once, also a machine. */
export function createParticipant(exchange: Exchange, room: string, { form, accountSid }: RestRequest): RestAnswer {
  const fault = exchange.phones.nextFault(form.get("To") ?? "");
  if (fault?.called === false) return { fault: fault.is };
  const fields = new FormFields(form);
  const numbers = readNumbers(exchange, fields);
  const conference = findRoom(exchange, room);
  const entrance = readEntrance(fields, conference?.name ?? room);
  if (entrance.label !== undefined && conference?.find(entrance.label) !== undefined) throw new Refusal(16_026);
  const plan = { ...numbers, ...readLegPlan(exchange, fields, shortestRingingSec) };
  const { target, participant } = place(exchange, entrance, plan);
  const body = toParticipantJson(target, participant, accountSid);
  return fault === undefined ? { status: 201, body } : { fault: fault.is };
}

/** By its SID, which must be there, or by a name, which need not. */
const findRoom = ({ conferences }: Exchange, room: string): Conference | undefined => {
  if (!isSid("CF", room)) return conferences.findOpen(room);
  const found = conferences.find(room);
  if (found === undefined || found.status === "completed") throw new Refusal(16_003, room);
  return found;
};

type LegPlan = Omit<Parameters<Exchange["calls"]["open"]>[1], "program">;

function place(exchange: Exchange, entrance: Entrance, plan: LegPlan): { readonly target: Conference; readonly participant: Participant } {
  const target = exchange.conferences.open(exchange, entrance.room);
  const seat = Promise.withResolvers<Participant>();
  const program: Program = async (leg, signal) => {
    await stayAs({ exchange, call: leg, signal }, { conference: target, participant: await seat.promise, timeLimitSec: plan.timeLimitSec });
  };
  const call = exchange.calls.open(exchange, { ...plan, program });
  const participant = target.invite(call, entrance);
  if (typeof participant === "number") {
    exchange.calls.remove(call.sid);
    throw new Refusal(21_200, "The conference is full");
  }
  seat.resolve(participant);
  call.over.addEventListener(
    "abort",
    () => {
      target.leave(participant, participant.isIn ? "participant_hung_up" : "participant_add_failed");
    },
    { once: true },
  );
  dialOut(exchange, call);
  return { target, participant };
}

function readEntrance(fields: FormFields, room: string): Entrance {
  const label = fields.text("Label");
  if (label !== undefined && (label.length > longestLabel || label.includes("/") || isSid("CA", label))) throw new Refusal(16_024, label);
  const callbackUrl = fields.url("ConferenceStatusCallback");
  return {
    room,
    label,
    muted: fields.flag("Muted", false),
    startsOnEnter: fields.flag("StartConferenceOnEnter", true),
    endsOnExit: fields.flag("EndConferenceOnExit", false),
    beeps: fields.choice("Beep", ["true", "false", "onEnter", "onExit"]) ?? "true",
    mostParticipants: fields.whole("MaxParticipants", { from: 2, to: 250, refusal: 21_200 }) ?? 250,
    waitUrl: fields.raw("WaitUrl"),
    waitMethod: fields.method("WaitMethod"),
    callback:
      callbackUrl === undefined
        ? undefined
        : {
            url: callbackUrl,
            method: fields.method("ConferenceStatusCallbackMethod"),
            events: fields.all("ConferenceStatusCallbackEvent"),
          },
  };
}
