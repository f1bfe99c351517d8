import type { Call } from "../network/call.ts";
import type { CallStatus } from "../network/call-status.ts";
import type { Heard } from "../network/heard.ts";

/** A call as whoever has the control sees it. */
export interface CallState {
  readonly sid: string;
  readonly to: string;
  readonly from: string;
  readonly direction: string;
  readonly status: CallStatus;
  readonly heard: readonly Heard[];
  /** Name of the conference that it is in. */
  readonly room: string | null;
  /** Others in the room can be heard. */
  readonly inConversation: boolean;
  /** Keys are asked for. */
  readonly asked: boolean;
}

export const toCallState = ({ sid, plan: { to, from, direction }, status, heard, room, onDigit }: Call): CallState => ({
  sid,
  to,
  from,
  direction,
  status,
  heard: [...heard],
  room: room ?? null,
  inConversation: room !== undefined && heard.some((item) => item.kind === "conversation" && item.room === room),
  asked: onDigit !== undefined,
});
