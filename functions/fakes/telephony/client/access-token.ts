import { createHmac, timingSafeEqual } from "node:crypto";
import * as z from "zod";
import { ControlRefusal } from "../../server/control-path.ts";
import type { Settings } from "../settings.ts";

/** The refusal of a browser's call, with the code that the Voice SDK reports. */
export class ClientRefusal extends ControlRefusal {
  readonly code: ClientRefusalCode;

  constructor(code: ClientRefusalCode, sentence: string) {
    super(`${code}: ${sentence}`, 403, { code });
    this.code = code;
  }

  /** The code as transmitted: the Voice SDK turns 31204 and 31205 into 20101 and 20104. */
  get signalledCode(): number {
    return signalledCodes[this.code];
  }
}

const signalledCodes: Readonly<Record<ClientRefusalCode, number>> = {
  20101: 31_204,
  20104: 31_205,
  31201: 31_201,
  31202: 31_204,
  31204: 31_204,
  31205: 31_205,
};

/** 20101 invalid; 20104 expired or valid for too long; 31201 may not call; 31202 signature; 31204 unsuitable; 31205 not valid yet. */
type ClientRefusalCode = 20101 | 20104 | 31201 | 31202 | 31204 | 31205;

const hashes = { HS256: "sha256", HS384: "sha384", HS512: "sha512" } as const;

const Header = z.object({ alg: z.enum(["HS256", "HS384", "HS512"]), typ: z.literal("JWT"), cty: z.literal("twilio-fpa;v=1") });

const Payload = z.object({
  iss: z.string(),
  sub: z.string(),
  exp: z.number(),
  nbf: z.number().optional(),
  iat: z.number().optional(),
  grants: z.object({
    identity: z.string(),
    voice: z.object({ outgoing: z.object({ application_sid: z.string() }).optional() }).optional(),
  }),
});

/** Other characters "will result in not being able to place or receive calls". https://www.twilio.com/docs/voice/sdks/javascript/twiliodevice */
const identityForm = /^[A-Za-z0-9_]{1,121}$/;

export interface Ticket {
  readonly identity: string;
  readonly expiresMs: number;
  readonly applicationSid: string;
}

/** Verifies who may call which application. @throws ClientRefusal */
export function readAccessToken(token: string, { apiKeys, accountSid, longestTokenSec, applications }: Settings, nowMs: number): Ticket {
  const [header = "", payload = "", signature = "", ...others] = token.split(".");
  const { data: head } = Header.safeParse(decode(header));
  const { data: claims } = Payload.safeParse(decode(payload));
  if (others.length > 0 || head === undefined || claims === undefined) throw new ClientRefusal(20101, "Not an access token");
  const { iss, sub, exp, nbf, iat, grants } = claims;
  const secret = apiKeys[iss];
  if (secret === undefined || sub !== accountSid) throw new ClientRefusal(20101, "Unknown key or account");
  const expected = createHmac(hashes[head.alg], secret).update(`${header}.${payload}`).digest();
  const given = Buffer.from(signature, "base64url");
  if (given.length !== expected.length || !timingSafeEqual(given, expected))
    throw new ClientRefusal(31202, "JWT signature validation failed");
  const nowSec = nowMs / 1000;
  if (exp <= nowSec) throw new ClientRefusal(20104, "The token has expired");
  if (exp - (iat ?? nowSec) > longestTokenSec) throw new ClientRefusal(20104, "The expiration time is too far in the future");
  if (nbf !== undefined && nbf > nowSec + 1) throw new ClientRefusal(31205, "The token is not valid yet");
  if (!identityForm.test(grants.identity)) throw new ClientRefusal(31204, "The identity has characters that are not allowed");
  const applicationSid = grants.voice?.outgoing?.application_sid;
  if (applicationSid === undefined) throw new ClientRefusal(31201, "The token does not allow outgoing calls");
  if (applications[applicationSid] === undefined) throw new ClientRefusal(31201, "There is no such application");
  return { identity: grants.identity, expiresMs: exp * 1000, applicationSid };
}

function decode(part: string): unknown {
  try {
    const json: unknown = JSON.parse(Buffer.from(part, "base64url").toString("utf8"));
    return json;
  } catch {
    return undefined;
  }
}
