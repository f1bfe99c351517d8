import type { HttpAnswer } from "../../server/http-answer.ts";
import type { Settings } from "../settings.ts";
import { notAuthenticated, twilioError } from "../wire/twilio-error.ts";
import type { RestRequest } from "./calls.ts";

/** A resource of the account, read-only. Undefined: no such resource. */
export function readAccount({ parts, query, path, accountSid }: RestRequest, settings: Settings, user: string): HttpAnswer | undefined {
  const [kind, sid = ""] = parts;
  const ok = (body: object): HttpAnswer => ({ status: 200, body });
  // A standard key may read neither the account nor its keys.
  const mayManage = user === settings.accountSid || settings.mainKeys.includes(user);
  switch (kind) {
    case undefined:
      return mayManage ? ok({ sid: accountSid, status: settings.status, type: "Full" }) : notAuthenticated;
    case "Balance":
      return ok({ account_sid: accountSid, balance: settings.balance, currency: "USD" });
    case "Keys":
      return mayManage ? ok({ keys: Object.keys(settings.apiKeys).map((key) => ({ sid: key })) }) : notAuthenticated;
    case "IncomingPhoneNumbers": {
      const wanted = query.get("PhoneNumber");
      const numbers = settings.numbers.filter((number) => wanted === null || number === wanted);
      return ok({ incoming_phone_numbers: numbers.map((number) => ({ phone_number: number, capabilities: { voice: true } })) });
    }
    case "Applications": {
      const application = settings.applications[sid];
      if (application === undefined) return twilioError(20_404, path);
      return ok({ sid, voice_url: application.voiceUrl, voice_method: application.voiceMethod });
    }
    default:
      return undefined;
  }
}

/** Whether calls to a country are permitted: https://www.twilio.com/docs/voice/api/dialingpermissions-country-resource */
export const readCountry = (country: string, { countries }: Settings): HttpAnswer => ({
  status: 200,
  body: { iso_code: country, low_risk_numbers_enabled: countries.includes(country) },
});
