import * as z from "zod";
import { type Element, TwimlError } from "./parse-document.ts";
import type { Entrance } from "../conference/entrance.ts";
import type { DialVerb, GatherVerb, SoundVerb, Verb } from "./twiml-verb.ts";

/** 128 characters of a conference's name. */
const longestRoom = 128;

/** The verbs of the elements. @throws TwimlError 12200 */
export const readVerbs = (elements: readonly Element[]): readonly Verb[] => elements.map(readVerb);

const read = <Result>(schema: z.ZodType<Result>, { name, attributes: found }: Element): Result => {
  const { data, error } = schema.safeParse(found);
  if (error !== undefined) throw new TwimlError(12200, `<${name}> ${z.prettifyError(error)}`);
  return data;
};

const wrong = (element: Element, sentence: string): TwimlError => new TwimlError(12200, `<${element.name}> ${sentence}`);

const isSound = ({ name }: Element): boolean => name === "Say" || name === "Play" || name === "Pause";

function readVerb(element: Element): Verb {
  switch (element.name) {
    case "Say":
    case "Play":
    case "Pause":
      return readSound(element);
    case "Gather":
      return readGather(element);
    case "Dial":
      return readDial(element);
    case "Redirect":
      return { verb: "Redirect", url: element.text, method: read(redirectAttributes, element).method };
    case "Reject":
      return { verb: "Reject", reason: read(rejectAttributes, element).reason };
    case "Hangup":
      return { verb: element.name };
    default:
      throw wrong(element, "is not known here");
  }
}

function readSound(element: Element): SoundVerb {
  switch (element.name) {
    case "Say":
      read(sayAttributes, element);
      return { verb: "Say", text: element.text };
    case "Play":
      return { verb: "Play", url: element.text };
    case "Pause":
      return { verb: "Pause", seconds: read(pauseAttributes, element).length };
    default:
      throw wrong(element, "may not stand there");
  }
}

function readGather(element: Element): GatherVerb {
  const { action, method, timeout, numDigits, finishOnKey, actionOnEmptyResult } = read(gatherAttributes, element);
  const stranger = element.children.find((child) => !isSound(child));
  if (stranger !== undefined) throw wrong(stranger, "may not stand in <Gather>");
  return {
    verb: "Gather",
    action,
    method,
    timeoutSec: timeout,
    numDigits,
    finishOnKey,
    actionOnEmptyResult,
    prompts: element.children.map(readSound),
  };
}

function readDial(element: Element): DialVerb {
  const { action, method, timeLimit } = read(dialAttributes, element);
  const [noun, ...others] = element.children;
  if (noun?.name !== "Conference" || others.length > 0) throw wrong(element, "calls one conference here, and nothing else");
  return {
    verb: "Dial",
    action,
    method,
    timeLimitSec: timeLimit,
    entrance: readConference(noun),
  };
}

function readConference(element: Element): Entrance {
  const found = read(conferenceAttributes, element);
  if (element.text === "" || element.text.length > longestRoom) throw wrong(element, "needs a name of at most 128 characters");
  return {
    room: element.text,
    label: found.participantLabel,
    startsOnEnter: found.startConferenceOnEnter,
    endsOnExit: found.endConferenceOnExit,
    beeps: found.beep,
    mostParticipants: found.maxParticipants,
    waitUrl: found.waitUrl,
    waitMethod: found.waitMethod,
    callback:
      found.statusCallback === undefined || found.statusCallback === ""
        ? undefined
        : { url: found.statusCallback, method: found.statusCallbackMethod, events: found.statusCallbackEvent },
  };
}

/** The TwiML attributes that Lectern uses, all of them strings. Unknown ones are refused, as Twilio's schema does. */
const whole = z.string().regex(/^\d+$/).transform(Number);
const yesNo = z.enum(["true", "false"]).transform((text) => text === "true");
const method = z.enum(["GET", "POST"]);
const text = z.string().optional();

const sayAttributes = z.strictObject({ language: text });

const pauseAttributes = z.strictObject({ length: whole.default(1) });

const redirectAttributes = z.strictObject({ method: method.default("POST") });

const rejectAttributes = z.strictObject({ reason: z.enum(["busy", "rejected"]).default("rejected") });

const gatherAttributes = z.strictObject({
  action: text,
  method: method.default("POST"),
  input: z.literal("dtmf").optional(),
  timeout: whole.default(5),
  numDigits: whole.optional(),
  finishOnKey: z
    .string()
    .regex(/^[0-9*#]?$/)
    .default("#"),
  actionOnEmptyResult: yesNo.default(false),
});

const dialAttributes = z.strictObject({ action: text, method: method.default("POST"), timeLimit: whole.default(14_400) });

const conferenceEvent = z.enum(["start", "end", "join", "leave"]);

const conferenceAttributes = z.strictObject({
  participantLabel: z.string().max(128).optional(),
  startConferenceOnEnter: yesNo.default(true),
  endConferenceOnExit: yesNo.default(false),
  beep: z.enum(["true", "false", "onEnter", "onExit"]).default("true"),
  maxParticipants: whole.pipe(z.int().min(2).max(250)).default(250),
  waitUrl: text,
  waitMethod: method.default("POST"),
  statusCallback: text,
  statusCallbackMethod: method.default("POST"),
  statusCallbackEvent: z
    .string()
    .transform((events) => events.split(" "))
    .pipe(z.array(conferenceEvent))
    .default([]),
});
