import type * as z from "zod";

/** How a fake behaves. */
export interface SettingsStore<Settings, Changes> {
  readonly now: () => Settings;
  /** Omitted members keep their value. */
  readonly change: (changes: Changes) => Settings;
  /** Restores the initial settings. */
  readonly reset: () => void;
}

interface SettingsOptions<Settings, Changes> {
  readonly schema: z.ZodType<Settings>;
  readonly defaults: Settings;
  /** Overrides of the defaults. */
  readonly initial: Changes;
}

export function createSettings<Settings extends object, Changes extends object>({
  schema,
  defaults,
  initial,
}: SettingsOptions<Settings, Changes>): SettingsStore<Settings, Changes> {
  const merge = (settings: Settings, changes: Changes): Settings => {
    const named = Object.entries(changes).filter(([, value]) => value !== undefined);
    return schema.parse({ ...settings, ...Object.fromEntries(named) });
  };
  const first = merge(defaults, initial);
  let settings = first;
  return {
    now: () => settings,
    change: (changes) => (settings = merge(settings, changes)),
    reset: () => {
      settings = first;
    },
  };
}
