import { setTimeout as pause } from "node:timers/promises";
import * as z from "zod";
import { twilioFromNumber } from "../../../src/lib/platform/config/params.ts";
import { fail, pass, skip } from "../check.ts";
import { askTwilio, describeAnswer, phoneCheck } from "./twilio.ts";

const Call = z.object({ sid: z.string(), status: z.string() });

const twiml = "<Response><Say>This is the doctor of Lectern. Your phone can be reached. Goodbye.</Say></Response>";
const ringSec = 30;
const pollMs = 1_000;
const over: readonly string[] = ["completed", "busy", "no-answer", "failed", "canceled"];

/** Calls a phone, and says a sentence to whoever answers. */
export const call = phoneCheck({
  name: "phone/call",
  kind: "call",
  timeMs: 90_000,
  run: async ({ call: to }, signal) => {
    if (to === undefined) return skip("No number was given.");
    const form = { To: to, From: twilioFromNumber.value(), Twiml: twiml, Timeout: String(ringSec) };
    const begun = await askTwilio({ as: "key", path: "Calls", form, signal });
    const dialled = Call.safeParse(begun.body).data;
    if (begun.status !== 201 || dialled === undefined)
      return fail(
        `Twilio does not call ${to}: ${describeAnswer(begun)}.`,
        "https://www.twilio.com/docs/api/errors says what the number means.",
      );
    for (;;) {
      const { body } = await askTwilio({ as: "key", path: `Calls/${dialled.sid}`, signal });
      const status = Call.safeParse(body).data?.status ?? "";
      if (status === "completed") return pass(`${to} rang, and someone answered.`);
      if (over.includes(status)) return fail(`${to} was called, and nobody answered: ${status}.`, "Try again with someone at the phone.");
      await pause(pollMs, undefined, { signal });
    }
  },
});
