import { validateRequest } from "twilio/lib/webhooks/webhooks.js";
import { publicBaseUrl, readOrigin, twilioAccountSid } from "../../platform/config/params.ts";
import { readKey, twilioAuthToken } from "../../platform/config/secrets.ts";
import { operatorLog } from "../../platform/log/write-operator-log.ts";

interface Signed {
  readonly header: (name: string) => string | undefined;
  readonly pathAndQuery: string;
  readonly fields: Readonly<Record<string, string>>;
}

const problems = {
  not_configured: { severity: "ERROR", message: "a telephony webhook was refused: PUBLIC_BASE_URL or TWILIO_AUTH_TOKEN is empty" },
  wrong_signature: {
    severity: "WARNING",
    message: "a telephony webhook was refused: its signature is not that of TWILIO_AUTH_TOKEN",
  },
} as const;

type Problem = keyof typeof problems;

/** One line raises an alarm, and more of them say no more. */
const toldEveryMs = 60_000;

/**
 * Which outcomes operators are told: at most one of a kind in a minute, and of requests that name our account alone. Every request of Twilio's does,
 * also after the token was rotated, and anybody can send others.
 */
export const createTelling = (account: () => string) => {
  const toldAtMs = new Map<Problem, number>();
  return (outcome: ReturnType<typeof checkSignature>, { fields }: Pick<Signed, "fields">, nowMs: number): Problem | undefined => {
    if (outcome === "genuine" || outcome === "unsigned") return undefined;
    const isOurs = account() !== "" && fields["AccountSid"] === account();
    if (!isOurs || nowMs - (toldAtMs.get(outcome) ?? -Infinity) < toldEveryMs) return undefined;
    toldAtMs.set(outcome, nowMs);
    return outcome;
  };
};

const toTell = createTelling(() => twilioAccountSid.value());

export const isGenuine = (request: Signed): boolean => {
  const outcome = checkSignature(request);
  const problem = toTell(outcome, request, Date.now());
  if (problem !== undefined) operatorLog({ ...problems[problem], outcome: problem });
  return outcome === "genuine";
};

/**
 * Whether Twilio signed a request: https://www.twilio.com/docs/usage/security#validating-requests. Checked against the URL that Twilio was
 * given, not the request's `Host`, which differs behind Hosting and can be forged. Twilio signs with the account's auth token, never with
 * an API key.
 */
export const checkSignature = ({ header, pathAndQuery, fields }: Signed): "genuine" | "unsigned" | Problem => {
  const [base, token, signature] = [readOrigin(publicBaseUrl), readKey(twilioAuthToken), header("X-Twilio-Signature") ?? ""];
  if (base === "" || token === "") return "not_configured";
  if (signature === "") return "unsigned";
  const isSigned = pathAndQuery.startsWith("/") && isValid(token, signature, { url: base + pathAndQuery, fields });
  return isSigned ? "genuine" : "wrong_signature";
};

const isValid = (token: string, signature: string, { url, fields }: { readonly url: string } & Pick<Signed, "fields">): boolean => {
  try {
    return validateRequest(token, signature, url, { ...fields });
  } catch {
    return false; // TypeError: the URL cannot be parsed
  }
};
