import type { MicrophoneFailure } from "../../client/src/voice/state.ts";

/** Every sentence of the element, in one language. What the agent says, and the labels of cards, come from the service. */
export interface Texts {
  readonly title: string;
  readonly start: string;
  readonly startAgain: string;
  readonly end: string;
  readonly close: string;
  readonly mute: string;
  readonly unmute: string;
  readonly useMicrophone: string;
  readonly turnOnSound: string;
  readonly noSound: string;
  readonly callFailed: string;
  /** The service is too busy for now. `when`: "in 30 seconds". */
  readonly busy: (when: string) => string;
  /** Does not wait that long. */
  readonly tryNow: string;
  /** Saves what went over the wire, for whoever looks into a fault. */
  readonly saveTrace: string;
  readonly message: string;
  readonly send: string;
  readonly you: string;
  readonly agent: string;
  readonly transcript: string;
  readonly cards: string;
  readonly status: Readonly<
    Record<
      | "idle"
      | "asking"
      | "connecting"
      | "listening"
      | "muted"
      | "textOnly"
      | "written"
      | "speaking"
      | "reconnecting"
      | "late"
      | "silenced"
      | "sayAgain"
      | "calling"
      | "onCall",
      string
    >
  >;
  readonly working: Readonly<Record<"look" | "companies" | "website" | "call" | "other", string>>;
  readonly microphone: Readonly<Record<MicrophoneFailure, string>>;
  readonly ended: Readonly<
    Record<
      | "stopped"
      | "connection"
      | "blocked"
      | "identity"
      | "quota"
      | "busy"
      | "unavailable"
      | "signIn"
      | "forbidden"
      | "switchedOff"
      | "unfinished"
      | "other",
      string
    >
  >;
}
