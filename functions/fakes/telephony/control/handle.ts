import { type CallState, toCallState } from "./call-state.ts";
import type { Call } from "../network/call.ts";
import type { Heard } from "../network/heard.ts";

/** One end of a call, as the person there has it in the hand. */
export interface Handle {
  readonly sid: string;
  readonly state: () => CallState;
  /** What was said and played, as text: words, or the address of a sound. */
  readonly heard: () => readonly string[];
  readonly answer: () => void;
  readonly press: (digit: string) => void;
  readonly hangUp: () => void;
  /** Pushes a ringing call away. */
  readonly decline: () => void;
  readonly until: (isSo: (state: CallState) => boolean) => Promise<CallState>;
}

const textOf = (heard: Heard): string => {
  switch (heard.kind) {
    case "say":
      return heard.text;
    case "play":
      return heard.url;
    case "beep":
    case "silence":
    case "conversation":
      return `(${heard.kind})`;
  }
};

export const toHandle = (call: Call, until: (isSo: () => boolean, what: () => string) => Promise<void>): Handle => ({
  sid: call.sid,
  state: () => toCallState(call),
  heard: () => call.heard.map(textOf),
  answer: () => {
    if (call.status === "ringing") call.answer();
  },
  press: (digit) => {
    call.press(digit);
  },
  hangUp: () => {
    call.hangUp();
  },
  decline: () => {
    if (call.status === "ringing") call.end({ status: "busy", why: "hung-up", sipResponseCode: 486 });
  },
  until: async (isSo) => {
    await until(
      () => isSo(toCallState(call)),
      () => JSON.stringify(toCallState(call)),
    );
    return toCallState(call);
  },
});
