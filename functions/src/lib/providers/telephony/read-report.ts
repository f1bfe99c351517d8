import type { CallReport } from "../../transfers/answer-event.ts";
import { callStatuses } from "../../transfers/transfer.ts";

/** Events of a room: https://www.twilio.com/docs/voice/twiml/conference#attributes-statusCallback */
const happenings: ReadonlyMap<string | undefined, CallReport["happened"]> = new Map([
  ["participant-join", "joined"],
  ["participant-leave", "left"],
  ["conference-end", "ended"],
]);

/** What Twilio reports of a call: https://www.twilio.com/docs/voice/api/call-resource#statuscallback */
export const readReport = (fields: Readonly<Record<string, string>>): CallReport => ({
  call: fields["CallSid"] ?? "",
  status: callStatuses.find((known) => known === fields["CallStatus"]),
  room: fields["FriendlyName"],
  happened: happenings.get(fields["StatusCallbackEvent"]),
  key: fields["Digits"] ?? "",
});
