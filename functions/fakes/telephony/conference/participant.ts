import type { Call } from "../network/call.ts";
import type { Entrance } from "../twiml/twiml-verb.ts";
import type { Fields } from "../webhooks/send-request.ts";

/** Why somebody is not in a conference any more, as Twilio tells it. */
export type ReasonLeft =
  | "conference_ended_via_api"
  | "moderator_ended_conference"
  | "participant_updated_via_api"
  | "participant_hung_up"
  | "participant_add_failed";

/** A call that is in a conference, or is called to be. */
export class Participant {
  readonly call: Call;
  readonly createdMs: number;
  /** Rooms let these be changed while somebody is in. */
  entrance: Entrance;
  muted: boolean;
  hold = false;
  updatedMs: number;
  /** False as long as the telephone rings. */
  isIn = false;
  /** Whether it was a request that put it out, not its own will. */
  kicked = false;
  /** Settled when it is out. */
  readonly left = Promise.withResolvers<ReasonLeft>();
  /** Ends the sounds that it hears while the conference has not begun. */
  readonly waiting = new AbortController();

  constructor(call: Call, entrance: Entrance, nowMs: number) {
    this.call = call;
    this.entrance = entrance;
    this.muted = entrance.muted;
    this.createdMs = nowMs;
    this.updatedMs = nowMs;
  }

  get fields(): Fields {
    const { label, endsOnExit, startsOnEnter } = this.entrance;
    return {
      CallSid: this.call.sid,
      Muted: String(this.muted),
      Hold: String(this.hold),
      Coaching: "false",
      EndConferenceOnExit: String(endsOnExit),
      StartConferenceOnEnter: String(startsOnEnter),
      ...(label !== undefined && { ParticipantLabel: label }),
    };
  }
}
