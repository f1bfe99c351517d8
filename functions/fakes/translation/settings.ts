import * as z from "zod";

export type Settings = Readonly<z.infer<typeof Settings>>;

export const Settings = z.strictObject({
  /** How long a translation takes, in milliseconds. The real service needs 100 to 500. */
  delayMs: z.number().nonnegative(),
  /** Whether a request needs a bearer token. Any token is accepted. */
  needsToken: z.boolean(),
  /** The supported targets. Empty: those that Google lists. */
  targets: z.array(z.string()).readonly(),
});

export type SettingsChanges = z.infer<typeof SettingsChanges>;

export const SettingsChanges = Settings.partial();

export const defaultSettings: Settings = { delayMs: 0, needsToken: true, targets: [] };
