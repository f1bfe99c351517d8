import {
  publicBaseUrl,
  readOrigin,
  twilioAccountSid,
  twilioApiKeySid,
  twilioFromNumber,
  twilioRegion,
  twilioTwimlAppSid,
} from "../../config/params.ts";
import { readKey, twilioApiKeySecret } from "../../config/secrets.ts";
import { twilioVoiceAccessTokens } from "./voice-access-token.ts";

/** How browsers enter the telephony service of this deployment. */
export const voiceAccessTokens = twilioVoiceAccessTokens({
  accountSid: () => twilioAccountSid.value(),
  apiKeySid: () => twilioApiKeySid.value(),
  apiKeySecret: () => readKey(twilioApiKeySecret),
  appSid: () => twilioTwimlAppSid.value(),
  fromNumber: () => twilioFromNumber.value(),
  publicBaseUrl: () => readOrigin(publicBaseUrl),
  region: () => twilioRegion.value().trim(),
});
