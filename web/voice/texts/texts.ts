import type { MicrophoneFailure } from "../../client/src/voice/state.ts";

/** What is shown before anybody talks. */
export interface FirstTexts {
  readonly title: string;
  /** If the page has no headline of its own. */
  readonly headline: string;
  readonly suggestions: string;
  readonly start: string;
  readonly write: string;
  readonly startAgain: string;
  readonly end: string;
  readonly close: string;
  readonly status: Readonly<Record<"idle" | "asking" | "connecting" | "listening" | "speaking", string>>;
  readonly ended: Readonly<Record<"stopped" | "signIn" | "unavailable", string>>;
}

/** All texts of the element in one language. The agent's words, and the labels of cards, come from the service. */
export interface Texts extends FirstTexts {
  readonly mute: string;
  readonly unmute: string;
  readonly useMicrophone: string;
  /** A part of `mute` and `unmute`: the button shows this word, and has one of those as its accessible name. */
  readonly microphoneWord: string;
  readonly sound: string;
  readonly volume: string;
  readonly loudspeaker: string;
  /** The system's default device. */
  readonly bySystem: string;
  readonly soundBlocked: string;
  readonly turnOnSound: string;
  readonly noSound: string;
  readonly callFailed: string;
  /** `time`: minutes and seconds. */
  readonly pastCall: (time: string) => string;
  /** The service is too busy at present. `when`: "in 30 seconds". */
  readonly busy: (when: string) => string;
  /** The voice service refuses to connect. `when`: "in 4 seconds". */
  readonly unreached: (when: string) => string;
  /** Skips the wait. */
  readonly tryNow: string;
  /** Saves the frames for a bug report. */
  readonly saveTrace: string;
  readonly message: string;
  readonly send: string;
  readonly you: string;
  readonly agent: string;
  readonly transcript: string;
  readonly status: Readonly<
    Record<
      | keyof FirstTexts["status"]
      | "muted"
      | "textOnly"
      | "written"
      | "reconnecting"
      | "late"
      | "silenced"
      | "thinking"
      | "sayAgain"
      /** Nobody has said anything for some minutes. */
      | "stillThere"
      | "calling"
      /** Also true if somebody has answered without the page knowing. */
      | "onHold"
      | "onCall",
      string
    >
  >;
  readonly working: Readonly<Record<"look" | "companies" | "website" | "call" | "other", string>>;
  readonly microphone: Readonly<Record<MicrophoneFailure, string>>;
  readonly ended: Readonly<
    Record<
      | keyof FirstTexts["ended"]
      | "idle"
      | "tooLong"
      | "connection"
      | "blocked"
      | "identity"
      | "quota"
      | "busy"
      /** Google lets so many new visitors of one network in each hour. */
      | "tooManyNew"
      | "forbidden"
      | "switchedOff"
      | "unfinished"
      | "other",
      string
    >
  >;
}
