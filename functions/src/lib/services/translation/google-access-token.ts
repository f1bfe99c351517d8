import { applicationDefault, type Credential } from "firebase-admin/app";

let credential: Credential | undefined;

/** An access token for Google's services, of the account that the function runs as. It is requested once an hour. */
export const googleAccessToken = async (): Promise<string> => {
  credential ??= applicationDefault();
  const { access_token: token } = await credential.getAccessToken();
  return token;
};
