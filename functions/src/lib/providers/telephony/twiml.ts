import VoiceResponse from "twilio/lib/twiml/VoiceResponse.js";
import { transferLimits } from "../../transfers/limits.ts";
import type { ReportUrls } from "../../transfers/report-urls.ts";
import type { CallScript, SpokenSentence } from "../../transfers/telephony.ts";

/** The next steps of calls, in TwiML. Twilio's builder escapes every string. */

/** The visitor's leg enters the room and hears the hold audio until the manager's joins. When either leaves, the call ends for both. */
export const enterRoom = (room: string, url: ReportUrls): string => {
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

/** One round of the hold audio. Here, Twilio accepts only Say, Pause, Play and Redirect. */
const hold: CallScript["hold"] = ({ sentence, sound, next }) => {
  const response = new VoiceResponse();
  if (sentence !== undefined) response.say({ language: sentence.language }, sentence.text);
  response.play(sound);
  response.pause({ length: transferLimits.holdPauseSec });
  response.redirect({ method: "POST" }, next);
  return response.toString();
};

const announce: CallScript["announce"] = (sentences, keyUrl) => {
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

const joinRoom: CallScript["joinRoom"] = (room, briefing) => {
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

const nothing = (): string => new VoiceResponse().toString();

export const twiml: CallScript = { hold, announce, joinRoom, hangUp, nothing };
