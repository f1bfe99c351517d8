import type { Call, Heard, CallStatus } from "../network/call.ts";

/** One end of a call, from the point of view of the person there. */
export interface Handle {
  readonly sid: string;
  readonly state: () => CallState;
  /** What the person heard, as text: words, or the URL of a sound. */
  readonly heard: () => readonly string[];
  readonly answer: () => void;
  readonly press: (digit: string) => void;
  readonly hangUp: () => void;
  /** Declines a ringing call. */
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

/** A call as the control path shows it. */
export interface CallState {
  readonly sid: string;
  readonly to: string;
  readonly from: string;
  readonly direction: string;
  readonly status: CallStatus;
  readonly heard: readonly Heard[];
  /** Name of the conference that it is in. */
  readonly room: string | null;
  /** Whether others in the conference can be heard. */
  readonly inConversation: boolean;
  /** Whether the call is waiting for keys. */
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
