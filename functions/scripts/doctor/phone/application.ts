import * as z from "zod";
import { publicBaseUrl, readOrigin, twilioTwimlAppSid } from "../../../src/lib/platform/config/params.ts";
import { fail, pass } from "../check.ts";
import { pathOf } from "../rewrites.ts";
import { askTwilio, describeAnswer, phoneCheck } from "./twilio.ts";

const Application = z.object({ voice_url: z.nullable(z.string()), voice_method: z.nullable(z.string()) });

/** Checks that visitors' calls reach this deployment. */
export const application = phoneCheck({
  name: "phone/application",
  run: async (_patient, signal) => {
    const wanted = `${readOrigin(publicBaseUrl)}${pathOf("telephonyVoice") ?? ""}`;
    const answer = await askTwilio({ as: "account", path: `Applications/${twilioTwimlAppSid.value()}`, signal });
    const found = Application.safeParse(answer.status === 200 ? answer.body : undefined).data;
    if (found?.voice_url === wanted && found.voice_method === "POST") return pass("The TwiML application leads here.");
    const what =
      found === undefined
        ? `is not there: ${describeAnswer(answer)}`
        : `leads to ${found.voice_method ?? ""} ${found.voice_url ?? "nowhere"}`;
    return fail(`The TwiML application ${what}.`, `https://console.twilio.com: its Voice Request URL is ${wanted}, by POST`);
  },
});
