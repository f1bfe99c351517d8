import type { Conference } from "../conference/conference.ts";
import type { Participant } from "../conference/participant.ts";
import type { Exchange } from "../network/exchange.ts";
import { toParticipantJson } from "../wire/conference-json.ts";
import { toPageJson } from "../wire/page-json.ts";
import { isSid } from "../wire/sid.ts";
import type { HttpAnswer } from "../../server/http-answer.ts";
import { twilioError } from "../wire/twilio-error.ts";
import { createParticipant } from "./create-participant.ts";
import { FormFields } from "./read-fields.ts";
import type { RestAnswer, RestRequest } from "./rest-request.ts";

export async function answerParticipants(exchange: Exchange, request: RestRequest): Promise<RestAnswer> {
  const [, room = "", , key] = request.parts;
  if (key === undefined && request.method === "POST") return createParticipant(exchange, room, request);
  // A name is good for calling somebody into a room, and for nothing else.
  const conference = isSid("CF", room) ? exchange.conferences.find(room) : undefined;
  if (conference === undefined || conference.status === "completed") return twilioError(20_404, request.path);
  if (key === undefined) return request.method === "GET" ? listParticipants(conference, request) : twilioError(20_004);
  const participant = conference.find(key);
  if (participant === undefined) return twilioError(20_404, request.path);
  return answerParticipant(exchange, { conference, participant }, request);
}

interface Place {
  readonly conference: Conference;
  readonly participant: Participant;
}

function answerParticipant(exchange: Exchange, { conference, participant }: Place, { method, form, accountSid }: RestRequest): HttpAnswer {
  switch (method) {
    case "GET":
      break;
    case "POST":
      updateParticipant(exchange, { conference, participant }, new FormFields(form));
      break;
    case "DELETE":
      participant.kicked = true;
      if (participant.isIn) conference.leave(participant, "participant_updated_via_api");
      else participant.call.end({ status: "canceled", why: "ended-by-api" });
      return { status: 204, body: undefined };
    default:
      return twilioError(20_004);
  }
  return { status: 200, body: toParticipantJson(conference, participant, accountSid) };
}

const flagNames = [
  ["Muted", "muted"],
  ["Hold", "hold"],
  ["Coaching", "coaching"],
] as const;

const listParticipants = (conference: Conference, { query, path, accountSid }: RestRequest): HttpAnswer => {
  const fits = ({ muted, hold }: Participant): boolean =>
    flagNames.every(([name, flag]) => [null, String({ muted, hold, coaching: false }[flag])].includes(query.get(name)));
  const items = conference.participants.toReversed().filter(fits);
  return {
    status: 200,
    body: toPageJson({ name: "participants", items, toJson: (item) => toParticipantJson(conference, item, accountSid), path, query }),
  };
};

function updateParticipant({ clock, changed }: Exchange, { conference, participant }: Place, fields: FormFields): void {
  const { muted, hold } = participant;
  participant.muted = fields.flag("Muted", muted);
  participant.hold = fields.flag("Hold", hold);
  participant.entrance = { ...participant.entrance, endsOnExit: fields.flag("EndConferenceOnExit", participant.entrance.endsOnExit) };
  participant.updatedMs = clock.nowMs();
  const url = fields.url(participant.hold ? "HoldUrl" : "AnnounceUrl");
  if (url !== undefined) participant.call.hear({ kind: "play", url });
  if (participant.muted !== muted) conference.tell(participant.muted ? "participant-mute" : "participant-unmute", participant.fields);
  if (participant.hold !== hold) conference.tell(participant.hold ? "participant-hold" : "participant-unhold", participant.fields);
  if (fields.raw("EndConferenceOnExit") !== undefined) conference.tell("participant-modify", participant.fields);
  changed();
}
