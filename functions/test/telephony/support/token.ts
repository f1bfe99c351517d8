import AccessToken from "twilio/lib/jwt/AccessToken.js";
import { localTelephony } from "../../../fakes/telephony/settings.ts";

interface TokenWishes {
  readonly identity?: string;
  readonly ttl?: number;
  readonly nbf?: number;
  readonly accountSid?: string;
  readonly keySid?: string;
  readonly secret?: string;
  readonly applicationSid?: string;
  readonly grant?: boolean;
  readonly algorithm?: "HS256" | "HS384" | "HS512";
}

/** A token for a browser's call, made by Twilio's own class. */
export const aToken = (wishes: TokenWishes = {}): string => {
  const { identity = "v_9f2c1b7e", ttl = 300, nbf, accountSid = localTelephony.accountSid, keySid = localTelephony.apiKeySid } = wishes;
  const {
    secret = localTelephony.apiKeySecret,
    applicationSid = localTelephony.applicationSid,
    grant = true,
    algorithm = "HS256",
  } = wishes;
  const token = new AccessToken(accountSid, keySid, secret, { identity, ttl, ...(nbf !== undefined && { nbf }) });
  if (grant) token.addGrant(new AccessToken.VoiceGrant({ outgoingApplicationSid: applicationSid }));
  return token.toJwt(algorithm);
};
