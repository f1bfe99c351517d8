import { getExpectedTwilioSignature } from "twilio/lib/webhooks/webhooks.js";
import { publicBaseUrl, readOrigin } from "../../../src/lib/platform/config/params.ts";
import { readKey, twilioAuthToken } from "../../../src/lib/platform/config/secrets.ts";
import { fail, pass } from "../check.ts";
import { pathOf } from "../rewrites.ts";
import { phoneCheck } from "./twilio.ts";

/** The fields of a caller without a transfer. */
const fields = { From: "client:v_00000000000000000000000000000000", CallSid: "CA00000000000000000000000000000000" };

/** Checks that the webhook accepts requests signed by Twilio, and no others. */
export const webhook = phoneCheck({
  name: "phone/webhook",
  run: async ({ origin, projectName }, signal) => {
    const path = pathOf("telephonyVoice") ?? "";
    const url = `${readOrigin(publicBaseUrl)}${path}`;
    const post = async (token: string): Promise<number> => {
      const headers = { "X-Twilio-Signature": getExpectedTwilioSignature(token, url, fields) };
      const response = await fetch(origin + path, { method: "POST", headers, body: new URLSearchParams(fields), signal });
      await response.body?.cancel();
      return response.status;
    };
    const genuine = await post(readKey(twilioAuthToken));
    if (genuine !== 200)
      return fail(
        `A call that Twilio has signed is answered with ${genuine}.`,
        `Are PUBLIC_BASE_URL and TWILIO_AUTH_TOKEN those of the deployment? firebase deploy --project ${projectName}`,
      );
    const forged = await post("0".repeat(32));
    if (forged === 403) return pass("A call that Twilio has signed is taken, and a forged one refused.");
    return fail(
      `A call with a forged signature is answered with ${forged}.`,
      "Switch transfers off (TWILIO_ACCOUNT_SID=) until this is fixed.",
    );
  },
});
