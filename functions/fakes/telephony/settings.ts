import * as z from "zod";

/** The account of a local stack. No real service accepts its secrets. */
export const localTelephony = {
  accountSid: "AC00000000000000000000000000000001",
  authToken: "10ca1000000000000000000000000001",
  apiKeySid: "SK00000000000000000000000000000002",
  apiKeySecret: "local-telephony-api-key-secret-2",
  applicationSid: "AP00000000000000000000000000000003",
  /** Twilio's own number for tests. */
  fromNumber: "+15005550006",
} as const;

/** A TwiML App: what a browser's call connects to. */
const Application = z.strictObject({
  voiceUrl: z.string(),
  voiceMethod: z.enum(["GET", "POST"]).default("POST"),
  statusCallback: z.string().default(""),
});

type Application = z.infer<typeof Application>;

const durationMs = z.number().nonnegative();

/** How the fake behaves. Times are of the phone network, which runs `speed` times faster; those of webhooks are in real time. */
export const Settings = z.strictObject({
  accountSid: z.string(),
  authToken: z.string(),
  /** Secrets of API keys by SID. */
  apiKeys: z.record(z.string(), z.string()),
  /** SIDs of the main keys, which have all permissions. */
  mainKeys: z.array(z.string()),
  status: z.enum(["active", "suspended", "closed"]),
  /** In dollars. */
  balance: z.string(),
  /** Countries that the account's permissions report as allowed. Calls are refused by number, independently of these. */
  countries: z.array(z.string()),
  /** Numbers that the account may call from. */
  numbers: z.array(z.string()),
  applications: z.record(z.string(), Application),
  /** Whose the phones are, by number: shown on the page. */
  owners: z.record(z.string(), z.string()),
  /** Where the page leads back to; empty if nowhere. */
  shop: z.string(),
  /** How many times faster than real time the network runs. 0: its time only moves when it is advanced. */
  speed: z.number().nonnegative(),
  /** How long a webhook may take, in real time. Twilio gives up after 15 seconds. */
  webhookTimeoutMs: durationMs,
  /** Calls that the account may start per second; the others wait. 0: no limit. Twilio's default is 1. */
  callsPerSecond: z.number().nonnegative(),
  /** From the request to the network's first response. */
  dialMs: durationMs,
  /** From the first response until the phone rings. */
  routeMs: durationMs,
  /** What a browser hears for words: a tone, or espeak-ng if it is installed. */
  speech: z.enum(["tone", "espeak"]),
  /** Duration of a spoken character: about 16 per second. */
  characterMs: durationMs,
  /** Duration of every sound file. */
  playMs: durationMs,
  /** The time limit in seconds for calls without one. Twilio's default is four hours. */
  timeLimitSec: z.number().positive(),
  /** The longest lifetime of a token of an API key, in seconds. */
  longestTokenSec: z.number().positive(),
});

export type Settings = z.infer<typeof Settings>;

export const SettingsChanges = Settings.partial();

export type SettingsChanges = z.input<typeof SettingsChanges>;

export const defaultSettings: Settings = {
  accountSid: localTelephony.accountSid,
  authToken: localTelephony.authToken,
  apiKeys: { [localTelephony.apiKeySid]: localTelephony.apiKeySecret },
  mainKeys: [],
  status: "active",
  balance: "20.00",
  countries: ["NO", "US"],
  numbers: [localTelephony.fromNumber],
  applications: {},
  owners: {},
  shop: "",
  speed: 1,
  webhookTimeoutMs: 15_000,
  callsPerSecond: 1,
  dialMs: 300,
  routeMs: 700,
  speech: "tone",
  characterMs: 60,
  playMs: 30_000,
  timeLimitSec: 14_400,
  longestTokenSec: 86_400,
};
