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
} from "../../config/params.ts";
import { readKey, twilioApiKeySecret } from "../../config/secrets.ts";

interface VoiceAccessTokensOptions {
  readonly accountSid: () => string;
  readonly apiKeySid: () => string;
  readonly apiKeySecret: () => string;
  readonly appSid: () => string;
  readonly fromNumber: () => string;
  readonly publicBaseUrl: () => string;
  /** Empty for Twilio's default region. */
  readonly region: () => string;
}

/** Access tokens of Twilio's Voice SDK: https://www.twilio.com/docs/iam/access-tokens. Signed here, without a request. */
export const twilioVoiceAccessTokens = (options: VoiceAccessTokensOptions): VoiceAccessTokens => {
  const { accountSid, apiKeySid, apiKeySecret, appSid, fromNumber, publicBaseUrl, region } = options;
  return {
    isConfigured: () => [accountSid, apiKeySid, apiKeySecret, appSid, fromNumber, publicBaseUrl].every((read) => read() !== ""),
    grantAccess: async (identity, now) => {
      const ttl = transferLimits.tokenMs / 1_000;
      const home = region();
      const token = new AccessToken(accountSid(), apiKeySid(), apiKeySecret(), { identity, ttl, ...(home !== "" && { region: home }) });
      token.addGrant(new AccessToken.VoiceGrant({ outgoingApplicationSid: appSid(), incomingAllow: false }));
      return { token: token.toJwt(), expiresAt: new Date(now.getTime() + transferLimits.tokenMs) };
    },
  };
};

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
