import type { Switchboard } from "../network/switchboard.ts";
import type { Call } from "../network/call.ts";
import type { ConferenceCallback, Entrance } from "./entrance.ts";
import type { Fields } from "../webhooks/send-request.ts";
import { toTwilioDate, newSid } from "../network/formats.ts";
import { Participant, type ReasonLeft } from "./participant.ts";

type ReasonEnded = "last-participant-left" | "participant-with-end-conference-on-exit-left";

/** The values of `statusCallbackEvent` that request each event. */
const wishFor = {
  "conference-start": "start",
  "conference-end": "end",
  "participant-join": "join",
  "participant-leave": "leave",
} as const;

type RoomEvent = keyof typeof wishFor;

/** Why a call is not admitted. */
type JoinRefusal = 16020 | 16025;

/** A conference begins when two are in it and one of them may start it. */
export class Conference {
  readonly sid = newSid("CF");
  readonly name: string;
  status: "init" | "in-progress" | "completed" = "init";
  ended: { readonly reason: ReasonEnded; readonly callSid: string } | undefined;
  readonly #switchboard: Switchboard;
  readonly #participants = new Map<string, Participant>();
  #callback: ConferenceCallback | undefined;
  /** The first participant alone decides where events are sent. */
  #hasCallback = false;
  #sequence = 0;

  constructor(switchboard: Switchboard, name: string) {
    this.#switchboard = switchboard;
    this.name = name;
  }

  get participants(): readonly Participant[] {
    return [...this.#participants.values()];
  }

  get #inside(): readonly Participant[] {
    return this.participants.filter(({ isIn }) => isIn);
  }

  /** Reserves a place for a call, before it enters. */
  invite(call: Call, entrance: Entrance): Participant | JoinRefusal {
    const { label, mostParticipants, callback } = entrance;
    if (label !== undefined && this.participants.some((other) => other.entrance.label === label)) return 16025;
    if (this.participants.length >= mostParticipants) return 16020;
    if (!this.#hasCallback) {
      this.#hasCallback = true;
      this.#callback = callback;
    }
    const participant = new Participant(call, entrance);
    this.#participants.set(call.sid, participant);
    this.#switchboard.changed();
    return participant;
  }

  enter(participant: Participant): void {
    participant.isIn = true;
    participant.call.room = this.name;
    const { beeps } = participant.entrance;
    if (this.status === "in-progress" && (beeps === "true" || beeps === "onEnter")) this.#beep();
    this.#tell("participant-join", { ...participant.fields });
    if (this.status === "in-progress") participant.call.hear({ kind: "conversation", room: this.name });
    else if (this.#inside.length > 1 && this.#inside.some(({ entrance }) => entrance.startsOnEnter)) this.#start();
    this.#switchboard.changed();
  }

  leave(participant: Participant, reason: ReasonLeft): void {
    if (!this.#participants.delete(participant.call.sid)) return;
    participant.call.room = undefined;
    participant.waiting.abort();
    const { endsOnExit, beeps } = participant.entrance;
    this.#tell("participant-leave", {
      ...participant.fields,
      ParticipantCallStatus: participant.call.status,
      ReasonParticipantLeft: reason,
    });
    participant.left.resolve(reason);
    if (this.status === "completed") return;
    if (participant.isIn && endsOnExit) this.#complete("participant-with-end-conference-on-exit-left", participant);
    else if (this.#participants.size === 0) this.#complete("last-participant-left", participant);
    else if (beeps === "true" || beeps === "onExit") this.#beep();
    this.#switchboard.changed();
  }

  /** Stops all callbacks. */
  silence(): void {
    this.#callback = undefined;
    this.#hasCallback = true;
  }

  /** Reports an event to the service, if the service requested it. */
  #tell(event: RoomEvent, more: Fields): void {
    const SequenceNumber = String((this.#sequence += 1));
    if (this.#callback?.events.includes(wishFor[event]) !== true) return;
    const { clock, settings, callbacks } = this.#switchboard;
    const fields = {
      ConferenceSid: this.sid,
      FriendlyName: this.name,
      AccountSid: settings().accountSid,
      SequenceNumber,
      Timestamp: toTwilioDate(clock.nowMs()),
      StatusCallbackEvent: event,
      ...more,
    };
    callbacks.send({ source: this.sid, event, url: this.#callback.url, method: this.#callback.method, fields });
  }

  #start(): void {
    this.status = "in-progress";
    this.#tell("conference-start", {});
    for (const { waiting, call } of this.#inside) {
      waiting.abort();
      call.hear({ kind: "conversation", room: this.name });
    }
  }

  #complete(reason: ReasonEnded, last: Participant): void {
    if (this.status === "completed") return;
    this.status = "completed";
    this.ended = { reason, callSid: last.call.sid };
    for (const participant of this.participants) this.leave(participant, "moderator_ended_conference");
    this.#tell("conference-end", {
      ReasonConferenceEnded: reason,
      Reason: `Conference ended: ${reason}`,
      CallSidEndingConference: last.call.sid,
      ...(last.entrance.label !== undefined && { ParticipantLabelEndingConference: last.entrance.label }),
    });
    this.#switchboard.changed();
  }

  #beep(): void {
    for (const { call } of this.#inside) call.hear({ kind: "beep" });
  }
}
