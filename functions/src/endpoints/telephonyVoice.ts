import { transferLimits } from "../lib/transfers/limits.ts";
import { publicBaseUrl, readOrigin } from "../lib/platform/config/params.ts";
import { welcomeCaller } from "../lib/transfers/apply-event.ts";
import { addLogSubject } from "../lib/platform/log/write-operator-log.ts";
import { webhook } from "../lib/platform/http/webhook.ts";
import { isGenuine } from "../lib/providers/telephony/is-from-twilio.ts";
import { enterRoom, reject } from "../lib/providers/telephony/twiml.ts";
import { reportUrls } from "../lib/transfers/report-urls.ts";
import { transferStore } from "../lib/transfers/store.ts";

/** An identity assigned by Lectern. It is signed into the access token, so the browser cannot choose it. */
const identityForm = /^client:(v_[0-9a-f]{32})$/;

/** Answers Twilio when a visitor's browser calls: puts the visitor into the room of the transfer. */
export const telephonyVoice = webhook({
  name: "telephonyVoice",
  path: "/api/telephony/voice",
  isGenuine,
  warmUp: async () => transferStore.findByIdentity("warm-up"),
  timeMs: transferLimits.webhookMs,
  handle: async ({ fields, at }) => {
    const identity = identityForm.exec(fields["From"] ?? "")?.[1];
    const call = fields["CallSid"] ?? "";
    const transfer = identity === undefined || call === "" ? undefined : await welcomeCaller(transferStore, { identity, call }, at);
    if (transfer !== undefined) addLogSubject({ project: transfer.projectId, transfer: transfer.id });
    return transfer === undefined ? reject() : enterRoom(transfer.room, reportUrls(readOrigin(publicBaseUrl), transfer));
  },
});
