import VoiceResponse from "twilio/lib/twiml/VoiceResponse.js";
import { transferLimits } from "../../transfers/limits.ts";
import type { SpokenSentence } from "../../transfers/telephony.ts";
import type { Transfer } from "../../transfers/transfer.ts";

/** The next steps of calls, in TwiML. Twilio's builder escapes every string. */

/** The visitor's leg enters the room and hears the hold audio until the manager's joins. When either leaves, the call ends for both. */
export const enterRoom = (room: string, url: WebhookUrls): string => {
  const response = new VoiceResponse();
  response.dial({ action: url("after"), method: "POST", timeLimit: transferLimits.talkSec }).conference(
    {
      participantLabel: "caller",
      startConferenceOnEnter: true,
      endConferenceOnExit: true,
      beep: "false",
      maxParticipants: 2,
      waitUrl: url("hold"),
      waitMethod: "POST",
      // Twilio uses those of the first participant: https://www.twilio.com/docs/voice/twiml/conference#attributes-statusCallback
      statusCallback: url("room"),
      statusCallbackMethod: "POST",
      statusCallbackEvent: ["start", "end", "join", "leave"],
    },
    room,
  );
  return response.toString();
};

interface HoldRound {
  readonly sentence: SpokenSentence | undefined;
  readonly sound: string;
  readonly next: string;
}

/** One round of the hold audio. Here, Twilio accepts only Say, Pause, Play and Redirect. */
export const hold = ({ sentence, sound, next }: HoldRound): string => {
  const response = new VoiceResponse();
  if (sentence !== undefined) response.say({ language: sentence.language }, sentence.text);
  response.play(sound);
  response.pause({ length: transferLimits.holdPauseSec });
  response.redirect({ method: "POST" }, next);
  return response.toString();
};

/** Tells the manager who is calling and waits for a key, which a voice mailbox does not press. */
export const announce = (sentences: readonly SpokenSentence[], keyUrl: string): string => {
  const response = new VoiceResponse();
  const gather = response.gather({
    input: ["dtmf"],
    numDigits: 1,
    timeout: transferLimits.keySec,
    // Otherwise pressing # would count as no key.
    finishOnKey: "",
    action: keyUrl,
    method: "POST",
    actionOnEmptyResult: true,
  });
  for (const sentence of sentences) gather.say({ language: sentence.language }, sentence.text);
  response.hangup();
  return response.toString();
};

/** @param briefing is heard first, and not by the visitor */
export const joinRoom = (room: string, briefing: readonly SpokenSentence[]): string => {
  const response = new VoiceResponse();
  for (const { language, text } of briefing) response.say({ language }, text);
  response.dial({ timeLimit: transferLimits.talkSec }).conference(
    {
      participantLabel: "manager",
      startConferenceOnEnter: true,
      endConferenceOnExit: true,
      beep: "onEnter",
      maxParticipants: 2,
      waitUrl: "",
    },
    room,
  );
  return response.toString();
};

export const hangUp = (sentence?: SpokenSentence): string => {
  const response = new VoiceResponse();
  if (sentence !== undefined) response.say({ language: sentence.language }, sentence.text);
  response.hangup();
  return response.toString();
};

/** Refuses a call before it costs anything. */
export const reject = (): string => {
  const response = new VoiceResponse();
  response.reject({ reason: "rejected" });
  return response.toString();
};

export const nothing = (): string => new VoiceResponse().toString();

/** Twilio's events about a transfer: the last path segment of `telephonyEvents`. */
export const telephonyEventNames = ["room", "hold", "after", "call", "announcement", "key"] as const;

export type TelephonyEventName = (typeof telephonyEventNames)[number];

/** Twilio's webhook URLs for one transfer, and for the manager whose turn it is. Its signature covers the whole URL, so none can be forged. */
type WebhookUrls = (name: TelephonyEventName) => string;

export const webhookUrls = (
  publicBaseUrl: string,
  { projectId, id, turn }: Pick<Transfer, "projectId" | "id" | "turn">,
  more: Readonly<Record<string, string>> = {},
): WebhookUrls => {
  const query = new URLSearchParams({ project: projectId, transfer: id, ...(turn > 0 && { turn: String(turn) }), ...more }).toString();
  return (name) => `${publicBaseUrl}/api/telephony/events/${name}?${query}`;
};
