import * as z from "zod";
import { twilioFromNumber } from "../../../src/lib/platform/config/params.ts";
import { fail, pass } from "../check.ts";
import { askTwilio, describeAnswer, phoneCheck } from "./twilio.ts";

const Numbers = z.object({ incoming_phone_numbers: z.array(z.object({ capabilities: z.object({ voice: z.boolean() }) })) });

/** Checks that the number from which managers are called belongs to the account. */
export const number = phoneCheck({
  name: "phone/number",
  run: async ({ projectName }, signal) => {
    const from = twilioFromNumber.value();
    const answer = await askTwilio({ as: "account", path: `IncomingPhoneNumbers?PhoneNumber=${encodeURIComponent(from)}`, signal });
    const found = Numbers.safeParse(answer.body).data?.incoming_phone_numbers ?? [];
    if (found.some(({ capabilities }) => capabilities.voice)) return pass(`${from} is a number of the account.`);
    return fail(
      found.length > 0 ? `${from} cannot be used for calls.` : `${from} is not a number of the account (${describeAnswer(answer)}).`,
      `Buy one with voice: https://console.twilio.com\nTWILIO_FROM_NUMBER=<that one> in functions/.env.${projectName}`,
    );
  },
});
