import { stayInConference } from "./stay-in-conference.ts";
import { Interruption } from "../network/call.ts";
import type { DocumentRequest, Stage } from "./fetch-document.ts";
import { resolveUrl } from "./play-sound.ts";
import type { Entrance } from "../conference/entrance.ts";
import type { DialVerb } from "./twiml-verb.ts";

/** Stays in the conference, then asks `action` how to continue. Undefined if the document continues. */
export async function dialConference(
  stage: Stage,
  { entrance, action, method, timeLimitSec }: DialVerb,
  base: string,
): Promise<DocumentRequest | undefined> {
  const { exchange, call } = stage;
  const after = (status: string): DocumentRequest | undefined =>
    action === undefined || action === "" ? undefined : { url: resolveUrl(action, base), method, fields: { DialCallStatus: status } };
  try {
    return after(await stayInConference(stage, withWholeAddresses(entrance, base), timeLimitSec));
  } catch (error) {
    // Twilio requests the URL even if the person has hung up, and ignores the answer.
    const last = after("answered");
    const isReset = error instanceof Interruption && error.why === "reset";
    if (last !== undefined && call.isOver && !isReset)
      void exchange.webhooks.send({ purpose: "document", ...last, fields: { ...call.fields, ...last.fields } });
    throw error;
  }
}

const withWholeAddresses = (entrance: Entrance, base: string): Entrance => {
  const { waitUrl, callback } = entrance;
  return {
    ...entrance,
    waitUrl: waitUrl === undefined || waitUrl === "" ? waitUrl : resolveUrl(waitUrl, base),
    callback: callback === undefined ? undefined : { ...callback, url: resolveUrl(callback.url, base) },
  };
};
