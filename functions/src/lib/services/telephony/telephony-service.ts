import { transferLimits } from "../../transfers/limits.ts";
import { publicBaseUrl, readOrigin, twilioAccountSid, twilioApiKeySid, twilioApiUrl, twilioFromNumber } from "../../config/params.ts";
import { readKey, twilioApiKeySecret } from "../../config/secrets.ts";
import type { Telephony } from "../../transfers/telephony.ts";
import { twilioTelephony } from "./twilio-telephony.ts";

const telephonyWithin = (timeLimitMs: number): Telephony =>
  twilioTelephony({
    baseUrl: () => readOrigin(twilioApiUrl),
    publicBaseUrl: () => readOrigin(publicBaseUrl),
    accountSid: () => twilioAccountSid.value(),
    apiKeySid: () => twilioApiKeySid.value(),
    apiKeySecret: () => readKey(twilioApiKeySecret),
    fromNumber: () => twilioFromNumber.value(),
    timeLimitMs,
  });

/** The telephony service of this deployment. */
export const telephony = telephonyWithin(transferLimits.requestMs);

/** The same, for use while a caller waits for our response. */
export const telephonyShortTimeout = telephonyWithin(transferLimits.shortRequestMs);
