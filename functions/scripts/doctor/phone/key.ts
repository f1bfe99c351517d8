import { fail, pass, warn } from "../check.ts";
import { askTwilio, describeAnswer, phoneCheck } from "./twilio.ts";

/** Checks that the functions have a standard key, which can call but not create keys. */
export const key = phoneCheck({
  name: "phone/key",
  run: async (_patient, signal) => {
    const mend = "https://console.twilio.com: a new API key of the type Standard\nTWILIO_API_KEY_SID, and the secret TWILIO_API_KEY_SECRET";
    const calls = await askTwilio({ as: "key", path: "Calls?PageSize=1", signal });
    if (calls.status !== 200) return fail(`The API key cannot be used for calls: ${describeAnswer(calls)}.`, mend);
    const keys = await askTwilio({ as: "key", path: "Keys?PageSize=1", signal });
    return keys.status === 200
      ? warn("The API key is a main key: it may do everything with the account.", mend)
      : pass("The API key is a standard one.");
  },
});
