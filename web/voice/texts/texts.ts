import type { MicrophoneFailure } from "../../client/src/voice/state.ts";

/** Every sentence of the element, in one language. What the agent says, and the labels of cards, come from the service. */
export interface Texts {
  readonly title: string;
  /** Where the page has none of its own. */
  readonly headline: string;
  readonly suggestions: string;
  readonly start: string;
  readonly write: string;
  readonly startAgain: string;
  readonly end: string;
  readonly close: string;
  readonly mute: string;
  readonly unmute: string;
  readonly useMicrophone: string;
  /** Part of what `mute` and `unmute` say: a button shows the one, and is called by the others. */
  readonly microphoneWord: string;
  readonly sound: string;
  readonly volume: string;
  readonly loudspeaker: string;
  /** The device that the system has chosen. */
  readonly bySystem: string;
  readonly soundBlocked: string;
  readonly turnOnSound: string;
  readonly noSound: string;
  readonly callFailed: string;
  /** `time`: minutes and seconds. */
  readonly pastCall: (time: string) => string;
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
      | "thinking"
      | "sayAgain"
      | "calling"
      /** True also when somebody has answered of whom the page has not heard. */
      | "onHold"
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
