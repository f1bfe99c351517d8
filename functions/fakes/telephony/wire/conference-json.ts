import type { Conference } from "../conference/conference.ts";
import type { Participant } from "../conference/participant.ts";
import { toTwilioDate } from "./date.ts";

/** A conference as the REST API shows it. */
export const toConferenceJson = (conference: Conference, accountSid: string): object => {
  const path = `/2010-04-01/Accounts/${accountSid}/Conferences/${conference.sid}`;
  return {
    account_sid: accountSid,
    api_version: "2010-04-01",
    call_sid_ending_conference: conference.ended?.callSid ?? null,
    date_created: toTwilioDate(conference.createdMs),
    date_updated: toTwilioDate(conference.updatedMs),
    friendly_name: conference.name,
    reason_conference_ended: conference.ended?.reason ?? null,
    region: "us1",
    sid: conference.sid,
    status: conference.status,
    subresource_uris: { participants: `${path}/Participants.json`, recordings: `${path}/Recordings.json` },
    uri: `${path}.json`,
  };
};

/** A participant as the REST API shows it. */
export const toParticipantJson = (conference: Conference, participant: Participant, accountSid: string): object => {
  const { call, entrance } = participant;
  return {
    account_sid: accountSid,
    call_sid: call.sid,
    call_sid_to_coach: null,
    coaching: false,
    conference_sid: conference.sid,
    date_created: toTwilioDate(participant.createdMs),
    date_updated: toTwilioDate(participant.updatedMs),
    end_conference_on_exit: entrance.endsOnExit,
    hold: participant.hold,
    label: entrance.label ?? null,
    muted: participant.muted,
    queue_time: call.plan.direction === "inbound" ? null : String(Math.round(call.plan.queueMs)),
    start_conference_on_enter: entrance.startsOnEnter,
    status: statusOf(participant),
    uri: `/2010-04-01/Accounts/${accountSid}/Conferences/${conference.sid}/Participants/${call.sid}.json`,
  };
};

const statusOf = ({ call, isIn }: Participant): "queued" | "connecting" | "ringing" | "connected" | "complete" | "failed" => {
  if (call.isOver) return call.status === "completed" ? "complete" : "failed";
  if (isIn) return "connected";
  if (call.status === "ringing") return "ringing";
  return call.startedMs === undefined ? "queued" : "connecting";
};
