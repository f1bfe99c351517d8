/** A command that is available now and can be found by its name. */
export interface Command {
  readonly name: string;
  /** The keyboard shortcut. */
  readonly keys?: string;
  readonly run: () => void;
}

/** Whether the event comes from a place where somebody types, so that keys are letters. */
export const isTyping = (event: Event): boolean => {
  const [target] = event.composedPath();
  return target instanceof HTMLElement && (target.isContentEditable || target.matches("input, textarea, select"));
};

/** The names of the keys on this device's keyboard. */
export const keyNames = (keys: string): string => keys.replace("Mod", /Mac|iP/.test(navigator.platform) ? "⌘" : "Ctrl");
