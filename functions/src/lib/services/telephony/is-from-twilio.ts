import { validateRequest } from "twilio/lib/webhooks/webhooks.js";
import { publicBaseUrl, readOrigin } from "../../config/params.ts";
import { readKey, twilioAuthToken } from "../../config/secrets.ts";
import { operatorLog } from "../../log/write-operator-log.ts";

interface SignatureOptions {
  readonly publicBaseUrl: () => string;
  /** Twilio signs with the auth token of the account, never with an API key. */
  readonly authToken: () => string;
  readonly onNotConfigured: () => void;
  /** The request is signed, but not with our token. */
  readonly onWrongSignature: () => void;
}

interface Signed {
  readonly header: (name: string) => string | undefined;
  readonly pathAndQuery: string;
  readonly fields: Readonly<Record<string, string>>;
}

/**
 * Whether Twilio sent a request: https://www.twilio.com/docs/usage/security#validating-requests. Checked against the URL that we gave
 * Twilio, not against the request's own `Host`, which differs behind Hosting and which anybody can choose.
 */
export const isFromTwilio =
  ({ publicBaseUrl, authToken, onNotConfigured, onWrongSignature }: SignatureOptions) =>
  ({ header, pathAndQuery, fields }: Signed): boolean => {
    const signature = header("X-Twilio-Signature") ?? "";
    const base = publicBaseUrl();
    const token = authToken();
    if (base === "" || token === "") {
      onNotConfigured();
      return false;
    }
    if (signature === "") return false;
    const genuine = pathAndQuery.startsWith("/") && isSigned(token, signature, { url: base + pathAndQuery, fields });
    if (!genuine) onWrongSignature();
    return genuine;
  };

const isSigned = (token: string, signature: string, { url, fields }: { readonly url: string } & Pick<Signed, "fields">): boolean => {
  try {
    return validateRequest(token, signature, url, { ...fields });
  } catch {
    return false; // TypeError: the URL cannot be parsed
  }
};

/** Whether this deployment's Twilio account sent a request. */
export const isGenuine = isFromTwilio({
  publicBaseUrl: () => readOrigin(publicBaseUrl),
  authToken: () => readKey(twilioAuthToken),
  onNotConfigured: () => {
    operatorLog({
      severity: "ERROR",
      message: "a telephony webhook was refused: PUBLIC_BASE_URL or TWILIO_AUTH_TOKEN is empty",
      outcome: "not_configured",
    });
  },
  onWrongSignature: () => {
    operatorLog({
      severity: "WARNING",
      message: "a telephony webhook was refused: its signature is not that of TWILIO_AUTH_TOKEN",
      outcome: "wrong_signature",
    });
  },
});
