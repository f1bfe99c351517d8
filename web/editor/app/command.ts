/** A command that is available now and can be found by its name. */
export interface Command {
  readonly name: string;
  /** The keyboard shortcut. */
  readonly keys?: string;
  readonly run: () => void;
}

/** The names of the keys on this device's keyboard. */
export const keyNames = (keys: string): string => keys.replace("Mod", /Mac|iP/.test(navigator.platform) ? "⌘" : "Ctrl");
