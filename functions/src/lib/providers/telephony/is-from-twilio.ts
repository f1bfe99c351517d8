import { validateRequest } from "twilio/lib/webhooks/webhooks.js";
import { publicBaseUrl, readOrigin } from "../../platform/config/params.ts";
import { readKey, twilioAuthToken } from "../../platform/config/secrets.ts";
import { operatorLog } from "../../platform/log/write-operator-log.ts";

interface Signed {
  readonly header: (name: string) => string | undefined;
  readonly pathAndQuery: string;
  readonly fields: Readonly<Record<string, string>>;
}

/** Unsigned requests are not logged, because anybody can send them. */
const problems = {
  not_configured: { severity: "ERROR", message: "a telephony webhook was refused: PUBLIC_BASE_URL or TWILIO_AUTH_TOKEN is empty" },
  wrong_signature: {
    severity: "WARNING",
    message: "a telephony webhook was refused: its signature is not that of TWILIO_AUTH_TOKEN",
  },
} as const;

export const isGenuine = (request: Signed): boolean => {
  const outcome = checkSignature(request);
  if (outcome === "not_configured" || outcome === "wrong_signature") operatorLog({ ...problems[outcome], outcome });
  return outcome === "genuine";
};

/**
 * Whether Twilio signed a request: https://www.twilio.com/docs/usage/security#validating-requests. Checked against the URL that Twilio was
 * given, not the request's `Host`, which differs behind Hosting and can be forged. Twilio signs with the account's auth token, never with
 * an API key.
 */
export const checkSignature = ({ header, pathAndQuery, fields }: Signed): "genuine" | "unsigned" | keyof typeof problems => {
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
