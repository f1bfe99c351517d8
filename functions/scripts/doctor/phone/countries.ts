import * as z from "zod";
import { readManagerCountries } from "../../../src/lib/config/params.ts";
import { fail, pass, skip } from "../check.ts";
import { askTwilio, describeAnswer, phoneCheck } from "./twilio.ts";

const Country = z.object({ low_risk_numbers_enabled: z.boolean() });

/** Twilio lets the account call where managers are. */
export const countries = phoneCheck({
  name: "phone/countries",
  run: async (_patient, signal) => {
    const wanted = readManagerCountries();
    if (wanted.length === 0) return skip("MANAGER_COUNTRIES names no countries.");
    const look = async (country: string): Promise<readonly string[]> => {
      const answer = await askTwilio({ as: "account", path: `/v1/DialingPermissions/Countries/${country}`, signal });
      if (answer.status !== 200) return [`${country} (${describeAnswer(answer)})`];
      return Country.safeParse(answer.body).data?.low_risk_numbers_enabled === true ? [] : [country];
    };
    const closed = (await Promise.all(wanted.map(look))).flat();
    if (closed.length === 0) return pass(`Calls to ${wanted.join(", ")} are permitted.`);
    return fail(
      `Twilio does not permit calls to ${closed.join(", ")}, where managers are.`,
      "https://console.twilio.com/us1/develop/voice/settings/geo-permissions",
    );
  },
});
