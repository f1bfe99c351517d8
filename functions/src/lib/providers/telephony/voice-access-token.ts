import AccessToken from "twilio/lib/jwt/AccessToken.js";
import { transferLimits } from "../../transfers/limits.ts";
import type { VoiceAccessTokens } from "../../transfers/telephony.ts";
import {
  publicBaseUrl,
  readOrigin,
  twilioAccountSid,
  twilioApiKeySid,
  twilioFromNumber,
  twilioRegion,
  twilioTwimlAppSid,
} from "../../platform/config/params.ts";
import { readKey, twilioApiKeySecret } from "../../platform/config/secrets.ts";

const needed = [
  () => twilioAccountSid.value(),
  () => twilioApiKeySid.value(),
  () => readKey(twilioApiKeySecret),
  () => twilioTwimlAppSid.value(),
  () => twilioFromNumber.value(),
  () => readOrigin(publicBaseUrl),
];

/** Access tokens for Twilio's Voice SDK, signed locally: https://www.twilio.com/docs/iam/access-tokens */
export const voiceAccessTokens: VoiceAccessTokens = {
  isConfigured: () => needed.every((read) => read() !== ""),
  grantAccess: async (identity, now) => {
    const ttl = transferLimits.tokenMs / 1_000;
    const region = twilioRegion.value().trim();
    const options = { identity, ttl, ...(region !== "" && { region }) };
    const token = new AccessToken(twilioAccountSid.value(), twilioApiKeySid.value(), readKey(twilioApiKeySecret), options);
    token.addGrant(new AccessToken.VoiceGrant({ outgoingApplicationSid: twilioTwimlAppSid.value(), incomingAllow: false }));
    return { token: token.toJwt(), expiresAt: new Date(now.getTime() + transferLimits.tokenMs) };
  },
};
