import { publicBaseUrl, readKey, readOrigin, twilioAuthToken } from "../../config/params.ts";
import { isFromTwilio } from "./is-from-twilio.ts";
import { logWebhookNotConfigured } from "./telephony-log.ts";

/** Whether this deployment's Twilio account sent a request. */
export const isGenuine = isFromTwilio({
  publicBaseUrl: () => readOrigin(publicBaseUrl),
  authToken: () => readKey(twilioAuthToken),
  onNotConfigured: logWebhookNotConfigured,
});
