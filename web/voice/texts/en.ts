import { firstTexts } from "./en-first.ts";
/** All texts of the element. The agent's words, and the labels of cards, come from the service. */
export const texts = {
  ...firstTexts,
  mute: "Mute mic",
  unmute: "Unmute mic",
  useMicrophone: "Use the microphone",
  /** Parts of `mute` and `unmute`: the buttons show these words, in a phone call the last two, and have one of those as their accessible name. */
  microphoneWord: "Mic",
  muteWord: "Mute",
  unmuteWord: "Unmute",
  sound: "Sound",
  volume: "Volume",
  loudspeaker: "Loudspeaker",
  /** The system's default device. */
  bySystem: "System default",
  soundBlocked: "Your browser is keeping this page silent.",
  turnOnSound: "Turn on sound",
  noSound: "This browser can’t play the assistant’s voice, so it answers in writing.",
  callFailed: "This browser couldn’t start the phone call.",
  /** `time`: minutes and seconds. */
  pastCall: (time: string): string => `Phone call, ${time}`,
  /** The service is too busy at present. `when`: "in 30 seconds". */
  busy: (when: string): string => `The assistant is busy. Trying again ${when}.`,
  /** The voice service refuses to connect. `when`: "in 4 seconds". */
  unreached: (when: string): string => `The assistant can’t be reached. Trying again ${when}.`,
  /** Skips the wait. */
  tryNow: "Try now",
  /** Saves the frames for a bug report. */
  saveTrace: "Save a report",
  message: "Type a message",
  send: "Send",
  you: "You",
  agent: "Assistant",
  transcript: "Conversation",
  status: {
    ...firstTexts.status,
    muted: "Your microphone is muted.",
    textOnly: "Type, and listen to the answer.",
    answering: "Answering…",
    reconnecting: "Connection lost. Reconnecting…",
    late: "The answer is taking too long. Trying again…",
    silenced: "Your device has turned the microphone off.",
    thinking: "Thinking…",
    sayAgain: "Please say that again.",
    /** Nobody has said anything for some minutes. */
    stillThere: "Are you still there?",
    calling: "Ringing…",
    onCall: "You’re on the phone.",
  },
  working: {
    look: "Looking on this website…",
    companies: "Looking up companies…",
    website: "Reading the website. This can take half a minute.",
    call: "Putting you through…",
    other: "One moment…",
  },
  microphone: {
    denied: "The microphone is blocked. Allow it in your browser’s site settings, or type.",
    dismissed: "The microphone isn’t allowed yet. Allow it, or type.",
    not_found: "No microphone was found. Connect one, or type.",
    in_use: "The microphone isn’t working, or another app is using it. Close that app, or type.",
    blocked_by_policy: "This page doesn’t allow the microphone. You can type.",
    insecure_page: "The microphone needs a secure page (HTTPS). You can type.",
    unsupported: "This browser can’t record your voice. You can type.",
  },
  ended: {
    ...firstTexts.ended,
    idle: "The conversation ended because nobody had said anything for a while.",
    tooLong: "The conversation reached its time limit. You can start another one.",
    connection: "The connection was lost.",
    blocked: "This page doesn’t allow a connection to the assistant.",
    identity: "We couldn’t sign you in. Please try again.",
    /** Google lets so many new visitors of one network in each hour. */
    tooManyNew: "Too many new visitors came from your network in the last hour. Please try again later.",
    quota: "The assistant has reached today’s limit. Please come back tomorrow.",
    busy: "A lot of people are talking to us right now. Please try again later.",
    forbidden: "The assistant isn’t available for your account.",
    switchedOff: "The assistant is switched off here.",
    unfinished: "The assistant couldn’t be loaded. Reload the page.",
    other: "Something went wrong.",
  },
};

export type Texts = typeof texts;
