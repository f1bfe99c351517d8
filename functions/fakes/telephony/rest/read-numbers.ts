import type { Exchange } from "../network/exchange.ts";
import { Refusal } from "../wire/twilio-error.ts";
import type { FormFields } from "./read-fields.ts";

const e164 = /^\+[1-9]\d{6,14}$/;

/** Twilio's number for tests that is not valid as a caller. */
const invalidCaller = "+15005550001";

/** Who calls whom. @throws Refusal */
export function readNumbers({ settings, phones }: Exchange, fields: FormFields): { readonly to: string; readonly from: string } {
  const to = fields.text("To");
  if (to === undefined) throw new Refusal(21_201);
  const from = fields.text("From");
  if (from === undefined) throw new Refusal(21_213);
  if (!e164.test(from) || from === invalidCaller) throw new Refusal(21_212, from);
  if (!settings().numbers.includes(from)) throw new Refusal(21_210, from);
  if (!e164.test(to)) throw new Refusal(21_211, to);
  const { refusal } = phones.scriptOf(to);
  if (refusal !== undefined) throw new Refusal(refusal, to);
  return { to, from };
}
