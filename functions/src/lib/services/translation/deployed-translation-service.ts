import { applicationDefault, type Credential } from "firebase-admin/app";
import { i18nLimits } from "../../i18n/limits.ts";
import { readProjectId, translateApiUrl, translateLocation } from "../../config/params.ts";
import { cloudTranslation } from "./cloud-translation.ts";

let credential: Credential | undefined;

/** An access token for Google's services, of the account that the function runs as. It is requested once an hour. */
const googleAccessToken = async (): Promise<string> => {
  credential ??= applicationDefault();
  const { access_token: token } = await credential.getAccessToken();
  return token;
};

/** The translation service of this deployment. */
export const translationService = cloudTranslation({
  baseUrl: () => translateApiUrl.value(),
  projectId: readProjectId,
  location: () => translateLocation.value(),
  googleAccessToken,
  timeLimitMs: i18nLimits.serviceMs,
  fetch: async (input, init) => fetch(input, init),
});
