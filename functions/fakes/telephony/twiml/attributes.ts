import * as z from "zod";

/** Attributes of TwiML, all of them texts. Names that are not here do not exist: the schema of Twilio refuses them. */
const whole = z.string().regex(/^\d+$/).transform(Number);
const yesNo = z.enum(["true", "false"]).transform((text) => text === "true");
const method = z.enum(["GET", "POST"]);
const text = z.string().optional();

export const sayAttributes = z.strictObject({ voice: text, language: text, loop: whole.default(1) });

export const playAttributes = z.strictObject({ loop: whole.default(1), digits: text });

export const pauseAttributes = z.strictObject({ length: whole.default(1) });

export const redirectAttributes = z.strictObject({ method: method.default("POST") });

export const rejectAttributes = z.strictObject({ reason: z.enum(["busy", "rejected"]).default("rejected") });

/** The attributes of speech are accepted; nobody speaks here. */
export const gatherAttributes = z.strictObject({
  action: text,
  method: method.default("POST"),
  input: z
    .string()
    .regex(/^(dtmf|speech)( (dtmf|speech))*$/)
    .optional(),
  timeout: whole.default(5),
  numDigits: whole.optional(),
  finishOnKey: z
    .string()
    .regex(/^[0-9*#]?$/)
    .default("#"),
  actionOnEmptyResult: yesNo.default(false),
  bargeIn: yesNo.optional(),
  dtmfDetection: text,
  language: text,
  hints: text,
  speechTimeout: text,
  maxSpeechTime: text,
  profanityFilter: text,
  speechModel: text,
  enhanced: text,
  partialResultCallback: text,
  partialResultCallbackMethod: text,
});

export const dialAttributes = z.strictObject({
  action: text,
  method: method.default("POST"),
  timeLimit: whole.default(14_400),
  timeout: whole.optional(),
  callerId: text,
  answerOnBridge: text,
  hangupOnStar: text,
  record: text,
  trim: text,
  ringTone: text,
  sequential: text,
  referUrl: text,
  referMethod: text,
  recordingStatusCallback: text,
  recordingStatusCallbackMethod: text,
  recordingStatusCallbackEvent: text,
  recordingTrack: text,
  events: text,
});

const conferenceEvent = z.enum(["start", "end", "join", "leave", "mute", "hold", "modify", "speaker", "announcement"]);

export const conferenceAttributes = z.strictObject({
  participantLabel: z.string().max(128).optional(),
  muted: yesNo.default(false),
  startConferenceOnEnter: yesNo.default(true),
  endConferenceOnExit: yesNo.default(false),
  beep: z.enum(["true", "false", "onEnter", "onExit"]).default("true"),
  maxParticipants: whole.pipe(z.int().min(2).max(250)).default(250),
  waitUrl: text,
  waitMethod: method.optional(),
  statusCallback: text,
  statusCallbackMethod: method.default("POST"),
  statusCallbackEvent: z
    .string()
    .transform((events) => events.split(" "))
    .pipe(z.array(conferenceEvent))
    .default([]),
  jitterBufferSize: z.enum(["large", "medium", "small", "off"]).optional(),
  record: text,
  region: text,
  trim: text,
  coach: text,
  eventCallbackUrl: text,
  recordingStatusCallback: text,
  recordingStatusCallbackMethod: text,
  recordingStatusCallbackEvent: text,
});
