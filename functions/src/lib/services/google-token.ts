import { applicationDefault, type Credential } from "firebase-admin/app";

let credential: Credential | undefined;

/** An access token for Google's services, of the function's own account, requested once an hour. */
export const googleAccessToken = async (): Promise<string> => {
  credential ??= applicationDefault();
  const { access_token: token } = await credential.getAccessToken();
  return token;
};

/**
 * Google's own origins, including regional and private ones. The deployment's token may go nowhere else, because it grants everything that
 * its account may do: a proxy at another origin needs a token of its own.
 */
export const isGoogle = (origin: string): boolean => /^https:\/\/[a-z\d.-]+\.googleapis\.com$/.test(origin);

/** What the fakes of Google's services accept as an administrator's token. It opens nothing else. */
export const tokenOfFakes = "owner";
