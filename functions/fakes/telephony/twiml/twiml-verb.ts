import type { Entrance } from "../conference/entrance.ts";
import type { Method } from "../webhooks/send-request.ts";

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
