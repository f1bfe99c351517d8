import * as z from "zod";
import { readOrigin, twilioAccountSid, twilioApiKeySid, twilioApiUrl } from "../../../src/lib/platform/config/params.ts";
import { readKey, twilioApiKeySecret, twilioAuthToken } from "../../../src/lib/platform/config/secrets.ts";
import { type Check, type Outcome, skip } from "../check.ts";
import type { Patient } from "../patient.ts";

interface TwilioAnswer {
  readonly status: number;
  readonly body: unknown;
}

interface Question {
  /** Authenticates with the account's token, which may read everything, or with the functions' key. */
  readonly as: "account" | "key";
  /** A path below the account without `.json`, or a full path, which begins with a slash. */
  readonly path: string;
  /** Sent by POST. */
  readonly form?: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
}

/** Twilio's REST API: https://www.twilio.com/docs/usage/api */
export async function askTwilio({ as, path, form, signal }: Question): Promise<TwilioAnswer> {
  const account = twilioAccountSid.value();
  const [user, secret] = as === "account" ? [account, readKey(twilioAuthToken)] : [twilioApiKeySid.value(), readKey(twilioApiKeySecret)];
  const [before = "", query = ""] = path.split("?");
  const below = before === "" ? account : `${account}/${before}`;
  const url = path.startsWith("/") ? toVoiceOrigin() + path : `${readOrigin(twilioApiUrl)}/2010-04-01/Accounts/${below}.json?${query}`;
  const response = await fetch(url, {
    headers: { Authorization: `Basic ${Buffer.from(`${user}:${secret}`).toString("base64")}` },
    ...(form !== undefined && { method: "POST", body: new URLSearchParams(form) }),
    signal,
  });
  return { status: response.status, body: await response.json().catch(() => undefined) };
}

/** Some resources are on a separate host. */
const toVoiceOrigin = (): string => readOrigin(twilioApiUrl).replace("://api.", "://voice.");

const ErrorBody = z.object({ code: z.optional(z.number()), message: z.optional(z.string()) });

/** Describes an answer as part of a sentence. */
export const describeAnswer = ({ status, body }: TwilioAnswer): string => {
  const { code, message } = ErrorBody.safeParse(body).data ?? {};
  return `${status}${code === undefined ? "" : ` (${code}: ${message ?? ""})`}`;
};

/** A check that is skipped in deployments without transfers, or if a secret cannot be read. */
export const phoneCheck = ({ run, ...check }: Check): Check => ({
  ...check,
  run: async (patient: Patient, signal: AbortSignal): Promise<Outcome> => {
    if (twilioAccountSid.value() === "") return skip("No transfers: TWILIO_ACCOUNT_SID is empty.");
    if ([twilioAuthToken, twilioApiKeySecret].some((secret) => readKey(secret) === ""))
      return skip("TWILIO_AUTH_TOKEN or TWILIO_API_KEY_SECRET is not set, or this account may not read it.");
    return run(patient, signal);
  },
});
