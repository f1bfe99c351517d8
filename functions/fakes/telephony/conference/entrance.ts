import type { Method } from "../webhooks/send-request.ts";

/** How somebody enters a conference. */
export interface Entrance {
  readonly room: string;
  readonly label: string | undefined;
  readonly startsOnEnter: boolean;
  readonly endsOnExit: boolean;
  readonly beeps: "true" | "false" | "onEnter" | "onExit";
  readonly mostParticipants: number;
  /** Undefined: Twilio's music. Empty: silence. */
  readonly waitUrl: string | undefined;
  readonly waitMethod: Method;
  readonly callback: ConferenceCallback | undefined;
}

export interface ConferenceCallback {
  readonly url: string;
  readonly method: Method;
  /** `start`, `end`, `join`, `leave`, … */
  readonly events: readonly string[];
}
