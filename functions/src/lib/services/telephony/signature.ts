import { publicBaseUrl, readOrigin } from "../../config/params.ts";
import { readKey, twilioAuthToken } from "../../config/secrets.ts";
import { isFromTwilio } from "./is-from-twilio.ts";
import { operatorLog } from "../../log/write-operator-log.ts";

/** Whether this deployment's Twilio account sent a request. */
export const isGenuine = isFromTwilio({
  publicBaseUrl: () => readOrigin(publicBaseUrl),
  authToken: () => readKey(twilioAuthToken),
  onNotConfigured: () => {
    operatorLog({
      severity: "ERROR",
      message: "a telephony webhook was refused: PUBLIC_BASE_URL or TWILIO_AUTH_TOKEN is empty",
      outcome: "not_configured",
    });
  },
  onWrongSignature: () => {
    operatorLog({
      severity: "WARNING",
      message: "a telephony webhook was refused: its signature is not that of TWILIO_AUTH_TOKEN",
      outcome: "wrong_signature",
    });
  },
});
