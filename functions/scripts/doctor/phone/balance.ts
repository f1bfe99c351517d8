import * as z from "zod";
import { pass, skip, warn } from "../check.ts";
import { askTwilio, describeAnswer, phoneCheck } from "./twilio.ts";

const Balance = z.object({ balance: z.string(), currency: z.string() });

/** 5 dollars: about three hours of calls within Europe. */
const least = 5;

/** Checks that there is money for calls. */
export const balance = phoneCheck({
  name: "phone/balance",
  run: async (_patient, signal) => {
    const answer = await askTwilio({ as: "account", path: "Balance", signal });
    const found = Balance.safeParse(answer.status === 200 ? answer.body : undefined).data;
    if (found === undefined) return skip(`A subaccount has no balance of its own: ${describeAnswer(answer)}.`);
    if (Number(found.balance) >= least) return pass(`There are ${found.balance} ${found.currency} for calls.`);
    return warn(
      `There are only ${found.balance} ${found.currency} left for calls.`,
      "https://console.twilio.com/us1/billing: recharge automatically",
    );
  },
});
