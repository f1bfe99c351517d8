import type { Exchange } from "../exchange.ts";
import { newSid, toTwilioDate } from "../network/formats.ts";
import { Refusal, twilioError } from "../wire/twilio-error.ts";
import type { RestAnswer, RestRequest } from "./calls.ts";
import { FormFields } from "./read-fields.ts";

/**
 * Sends a message to the browser of a call: https://www.twilio.com/docs/voice/api/userdefinedmessage-resource. The answer does not tell
 * whether it arrives. Twilio has not published the error codes.
 */
export function sendMessage(
  { calls, clock }: Exchange,
  { method, parts: [, callSid = ""], form, path, accountSid }: RestRequest,
): RestAnswer {
  if (method !== "POST") return twilioError(20_004);
  const call = calls.find(callSid);
  if (call === undefined || call.isOver || !call.plan.from.startsWith("client:")) return twilioError(20_404, path);
  const message = { sid: newSid("KX"), content: readContent(new FormFields(form)) };
  call.onMessage?.(message);
  const date_created = toTwilioDate(clock.nowMs());
  return { status: 201, body: { sid: message.sid, call_sid: callSid, account_sid: accountSid, date_created } };
}

const readContent = (fields: FormFields): unknown => {
  const text = fields.text("Content") ?? "";
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal(21_200, `Invalid value for Content: ${text}`);
  }
};
