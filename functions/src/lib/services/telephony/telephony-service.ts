import { transferLimits } from "../../config/limits/transfers.ts";
import { publicBaseUrl, readKey, twilioAccountSid, twilioApiKeySecret, twilioApiKeySid, twilioApiUrl, twilioFromNumber } from "../../config/params.ts";
import { twilioTelephony } from "./twilio-telephony.ts";

/** The telephone service of this deployment. */
export const telephony = twilioTelephony({
  baseUrl: () => twilioApiUrl.value(),
  publicBaseUrl: () => publicBaseUrl.value(),
  accountSid: () => twilioAccountSid.value(),
  apiKeySid: () => twilioApiKeySid.value(),
  apiKeySecret: () => readKey(twilioApiKeySecret),
  fromNumber: () => twilioFromNumber.value(),
  timeLimitMs: transferLimits.requestMs,
});
