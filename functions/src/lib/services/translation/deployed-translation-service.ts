import { i18nLimits } from "../../i18n/limits.ts";
import { readProjectId, translateApiUrl, translateLocation } from "../../config/params.ts";
import { googleAccessToken } from "../google-token.ts";
import { cloudTranslation } from "./cloud-translation.ts";

/** The translation service of this deployment. */
export const translationService = cloudTranslation({
  baseUrl: () => translateApiUrl.value(),
  projectId: readProjectId,
  location: () => translateLocation.value(),
  googleAccessToken,
  timeLimitMs: i18nLimits.serviceMs,
  fetch: async (input, init) => fetch(input, init),
});
