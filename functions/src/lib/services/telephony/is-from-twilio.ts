import { validateRequest } from "twilio/lib/webhooks/webhooks.js";

interface SignatureOptions {
  readonly publicBaseUrl: () => string;
  /** Twilio signs with the auth token of the account, never with an API key. */
  readonly authToken: () => string;
  readonly onNotConfigured: () => void;
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
  ({ publicBaseUrl, authToken, onNotConfigured }: SignatureOptions) =>
  ({ header, pathAndQuery, fields }: Signed): boolean => {
    const signature = header("X-Twilio-Signature");
    const base = publicBaseUrl();
    const token = authToken();
    if (base === "" || token === "") {
      onNotConfigured();
      return false;
    }
    if (signature === undefined || !pathAndQuery.startsWith("/")) return false;
    try {
      return validateRequest(token, signature, base + pathAndQuery, { ...fields });
    } catch {
      return false; // TypeError: the URL cannot be parsed
    }
  };
