import * as z from "zod";

/** The key of a local stack. No real service accepts it. */
export const localVoiceKey = "local-voice-key";

/** How the fake behaves. All times are in milliseconds. Those of a conversation are divided by `speed`; lifetimes are not. */
export type Settings = Readonly<z.infer<typeof Settings>>;

const durationMs = z.number().nonnegative();

export const Settings = z.strictObject({
  /** The accepted keys. Empty: `local-voice-key`, and everything that looks like a key of Google. */
  apiKeys: z.array(z.string()).readonly(),
  /** How many times faster than in reality conversations run. */
  speed: z.number().positive(),
  /** From the end of an utterance to the first sound of the answer. */
  thinkingMs: durationMs,
  /** Duration of a spoken character. 60 ms are about 16 characters per second, a usual rate of speech. */
  characterMs: durationMs,
  /** How many times faster audio is sent than it plays. The real service was measured at 3.6. */
  lead: z.number().positive(),
  /** How long a client waits for `setupComplete`. */
  setupDelayMs: durationMs,
  /** How long a connection lasts. The real service ends it after about ten minutes. */
  connectionMs: durationMs,
  /** How long before its end the client is warned. 0: never; the real service sometimes omits the warning, too. */
  goAwayMs: durationMs,
  /** How long after the end of its connection a session can be resumed. */
  handleMs: durationMs,
  /** Loudness, as root mean square of 16-bit samples, from which sound counts as a voice. A silent microphone is far below it. */
  voiceLevel: z.number().nonnegative(),
  /** The agent's voice: tones, or espeak-ng if it is installed. */
  speech: z.enum(["tones", "espeak"]),
  /** The default agent's greeting. Empty: the one in the system instruction. */
  greeting: z.string(),
});

export type SettingsChanges = z.infer<typeof SettingsChanges>;

export const SettingsChanges = Settings.partial();

export const defaultSettings: Settings = {
  apiKeys: [],
  speed: 1,
  thinkingMs: 300,
  characterMs: 60,
  lead: 4,
  setupDelayMs: 0,
  connectionMs: 600_000,
  goAwayMs: 50_000,
  handleMs: 7_200_000,
  voiceLevel: 500,
  speech: "tones",
  greeting: "",
};

export const isValidKey = (key: string, { apiKeys }: Settings): boolean =>
  apiKeys.length === 0 ? key === localVoiceKey || key.startsWith("AIza") : apiKeys.includes(key);
