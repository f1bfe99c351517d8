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

/** What can be heard. */
export type SoundVerb =
  | { readonly verb: "Say"; readonly text: string }
  | { readonly verb: "Play"; readonly url: string }
  | { readonly verb: "Pause"; readonly seconds: number };

export interface GatherVerb {
  readonly verb: "Gather";
  readonly action: string | undefined;
  readonly method: Method;
  readonly timeoutSec: number;
  readonly numDigits: number | undefined;
  /** Empty: none. */
  readonly finishOnKey: string;
  readonly actionOnEmptyResult: boolean;
  readonly prompts: readonly SoundVerb[];
}

export interface DialVerb {
  readonly verb: "Dial";
  readonly action: string | undefined;
  readonly method: Method;
  readonly timeLimitSec: number;
  readonly entrance: Entrance;
}

export type Verb =
  | SoundVerb
  | GatherVerb
  | DialVerb
  | { readonly verb: "Redirect"; readonly url: string; readonly method: Method }
  | { readonly verb: "Reject"; readonly reason: "busy" | "rejected" }
  | { readonly verb: "Hangup" };
