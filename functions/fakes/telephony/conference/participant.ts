import type { Call } from "../network/call.ts";
import type { Entrance } from "./entrance.ts";
import type { Fields } from "../webhooks/send-request.ts";

/** Twilio's reasons why a participant left a conference. */
export type ReasonLeft = "moderator_ended_conference" | "participant_updated_via_api" | "participant_hung_up" | "participant_add_failed";

/** A call that is in a conference, or has a place reserved. */
export class Participant {
  readonly call: Call;
  readonly entrance: Entrance;
  /** False until the call has entered. */
  isIn = false;
  /** Resolves when the call has left. */
  readonly left = Promise.withResolvers<ReasonLeft>();
  /** Ends the hold audio while the conference has not begun. */
  readonly waiting = new AbortController();

  constructor(call: Call, entrance: Entrance) {
    this.call = call;
    this.entrance = entrance;
  }

  get fields(): Fields {
    const { label, endsOnExit, startsOnEnter } = this.entrance;
    return {
      CallSid: this.call.sid,
      Muted: "false",
      Hold: "false",
      Coaching: "false",
      EndConferenceOnExit: String(endsOnExit),
      StartConferenceOnEnter: String(startsOnEnter),
      ...(label !== undefined && { ParticipantLabel: label }),
    };
  }
}
