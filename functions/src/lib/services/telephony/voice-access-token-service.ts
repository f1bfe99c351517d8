import {
  publicBaseUrl,
  readKey,
  readOrigin,
  twilioAccountSid,
  twilioApiKeySecret,
  twilioApiKeySid,
  twilioFromNumber,
  twilioRegion,
  twilioTwimlAppSid,
} from "../../config/params.ts";
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
