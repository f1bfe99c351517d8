import * as z from "zod";
import { fail, pass } from "../check.ts";
import { askTwilio, describeAnswer, phoneCheck } from "./twilio.ts";

const Account = z.object({ status: z.string(), type: z.optional(z.string()) });

/** Checks that the account exists and may call. */
export const account = phoneCheck({
  name: "phone/account",
  run: async (_patient, signal) => {
    const answer = await askTwilio({ as: "account", path: "", signal });
    const found = Account.safeParse(answer.status === 200 ? answer.body : undefined).data;
    if (found === undefined)
      return fail(
        `Twilio does not let TWILIO_AUTH_TOKEN into the account: ${describeAnswer(answer)}.`,
        "https://console.twilio.com shows the account's SID and token: TWILIO_ACCOUNT_SID, and the secret TWILIO_AUTH_TOKEN",
      );
    if (found.status !== "active") return fail(`Twilio's account is ${found.status}.`, "https://console.twilio.com says why.");
    if (found.type === "Trial")
      return fail("Twilio's account is a trial: it calls verified numbers only.", "Upgrade it: https://console.twilio.com");
    return pass("Twilio's account is active.");
  },
});
