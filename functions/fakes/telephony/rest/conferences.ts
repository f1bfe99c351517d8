import type { Conference } from "../conference/conference.ts";
import type { Exchange } from "../network/exchange.ts";
import { toConferenceJson } from "../wire/conference-json.ts";
import { toPageJson } from "../wire/page-json.ts";
import { isSid } from "../wire/sid.ts";
import type { HttpAnswer } from "../../server/http-answer.ts";
import { twilioError } from "../wire/twilio-error.ts";
import { fitsConference } from "./list-filters.ts";
import { answerParticipants } from "./participants.ts";
import { FormFields } from "./read-fields.ts";
import type { RestAnswer, RestRequest } from "./rest-request.ts";

export async function answerConferences(exchange: Exchange, request: RestRequest): Promise<RestAnswer> {
  const [, key, child] = request.parts;
  if (key === undefined) return request.method === "GET" ? listConferences(exchange, request) : twilioError(20_004);
  if (child === "Participants") return answerParticipants(exchange, request);
  const conference = isSid("CF", key) ? exchange.conferences.find(key) : undefined;
  if (child !== undefined || conference === undefined) return twilioError(20_404, request.path);
  switch (request.method) {
    case "GET":
      break;
    case "POST":
      updateConference(exchange, conference, new FormFields(request.form));
      break;
    default:
      return twilioError(20_004);
  }
  return { status: 200, body: toConferenceJson(conference, request.accountSid) };
}

const listConferences = ({ conferences }: Exchange, { query, path, accountSid }: RestRequest): HttpAnswer => ({
  status: 200,
  body: toPageJson({
    name: "conferences",
    items: conferences.list().filter(fitsConference(query)),
    toJson: (conference) => toConferenceJson(conference, accountSid),
    path,
    query,
  }),
});

function updateConference(exchange: Exchange, conference: Conference, fields: FormFields): void {
  if (fields.choice("Status", ["completed"]) === "completed") {
    conference.end();
    return;
  }
  const url = fields.url("AnnounceUrl");
  if (url === undefined) return;
  for (const { call } of conference.participants) call.hear({ kind: "play", url });
  exchange.changed();
}
