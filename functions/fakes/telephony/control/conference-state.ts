import type { Conference } from "../conference/conference.ts";

export interface ConferenceState {
  readonly sid: string;
  readonly name: string;
  readonly status: Conference["status"];
  readonly participants: readonly {
    readonly callSid: string;
    readonly label: string | null;
    readonly isIn: boolean;
  }[];
  readonly ended: Conference["ended"] | null;
}

export const toConferenceState = ({ sid, name, status, participants, ended }: Conference): ConferenceState => ({
  sid,
  name,
  status,
  ended: ended ?? null,
  participants: participants.map(({ call, entrance: { label }, isIn }) => ({
    callSid: call.sid,
    label: label ?? null,
    isIn,
  })),
});
