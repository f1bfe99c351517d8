import { applicationDefault, type Credential } from "firebase-admin/app";
import { withTimeLimit } from "../platform/core/time-limit.ts";

let credential: Credential | undefined;

/** An access token of the function's own account for Google's services. Cached for about an hour. */
export const googleAccessToken = async (): Promise<string> => {
  credential ??= applicationDefault();
  const { access_token: token } = await credential.getAccessToken();
  return token;
};

/**
 * The token for requests to an origin; a `TimeoutError` if Google's metadata server does not give one in time. The deployment's own token
 * grants everything that its account may do, so it goes to Google's own origins only, including regional and private ones: a proxy at
 * another origin needs a token of its own.
 */
export const tokenFor = async (origin: string, limitMs: number, getToken = googleAccessToken): Promise<string> =>
  /^https:\/\/[a-z\d.-]+\.googleapis\.com$/.test(origin)
    ? withTimeLimit(getToken(), limitMs, () => new DOMException("Google gave no token", "TimeoutError"))
    : tokenOfFakes;

/** The administrator's token of the fakes of Google's services. No real service accepts it. */
const tokenOfFakes = "owner";
