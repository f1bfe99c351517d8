import * as z from "zod";
import * as attributes from "./attributes.ts";
import type { Element } from "./parse-document.ts";
import { TwimlError } from "./twiml-error.ts";
import type { DialVerb, Entrance, GatherVerb, SoundVerb, Verb } from "./twiml-verb.ts";

/** The longest name of a conference. */
const longestRoom = 128;

/** What the elements ask for. @throws TwimlError 12200 */
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
      return { verb: "Redirect", url: element.text, method: read(attributes.redirectAttributes, element).method };
    case "Reject":
      return { verb: "Reject", reason: read(attributes.rejectAttributes, element).reason };
    case "Hangup":
    case "Leave":
      return { verb: element.name };
    default:
      throw wrong(element, "is not known here");
  }
}

function readSound(element: Element): SoundVerb {
  switch (element.name) {
    case "Say":
      return { verb: "Say", text: sayText(element), loop: read(attributes.sayAttributes, element).loop };
    case "Play":
      return { verb: "Play", url: element.text, loop: read(attributes.playAttributes, element).loop };
    case "Pause":
      return { verb: "Pause", seconds: read(attributes.pauseAttributes, element).length };
    default:
      throw wrong(element, "may not stand there");
  }
}

/** Text in its marks of speech is said as well. */
const sayText = ({ text, children }: Element): string => [text, ...children.map(sayText)].filter((part) => part !== "").join(" ");

function readGather(element: Element): GatherVerb {
  const { action, method, timeout, numDigits, finishOnKey, actionOnEmptyResult } = read(attributes.gatherAttributes, element);
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
  const { action, method, timeLimit } = read(attributes.dialAttributes, element);
  const [noun, ...others] = element.children;
  if (noun?.name === "Conference" && others.length > 0) throw wrong(noun, "must be alone in <Dial>");
  return {
    verb: "Dial",
    action,
    method,
    timeLimitSec: timeLimit,
    entrance: noun?.name === "Conference" ? readConference(noun) : undefined,
  };
}

function readConference(element: Element): Entrance {
  const found = read(attributes.conferenceAttributes, element);
  if (element.text === "" || element.text.length > longestRoom) throw wrong(element, "needs a name of at most 128 characters");
  return {
    room: element.text,
    label: found.participantLabel,
    muted: found.muted,
    startsOnEnter: found.startConferenceOnEnter,
    endsOnExit: found.endConferenceOnExit,
    beeps: found.beep,
    mostParticipants: found.maxParticipants,
    waitUrl: found.waitUrl,
    // Only music of Twilio's own is fetched by GET when nothing else is said.
    waitMethod: found.waitMethod ?? (found.waitUrl === undefined ? "GET" : "POST"),
    callback:
      found.statusCallback === undefined || found.statusCallback === ""
        ? undefined
        : { url: found.statusCallback, method: found.statusCallbackMethod, events: found.statusCallbackEvent },
  };
}
