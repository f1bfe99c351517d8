/** Something that can be done now, for whoever looks for it by its name. */
export interface Command {
  readonly name: string;
  /** Keys that do the same. */
  readonly keys?: string;
  readonly run: () => void;
}

/** Where somebody is writing: a key is a letter there. */
export const isTyping = (event: Event): boolean => {
  const [target] = event.composedPath();
  return target instanceof HTMLElement && (target.isContentEditable || target.matches("input, textarea, select"));
};

/** As keyboards of this device have them. */
export const keyNames = (keys: string): string => keys.replace("Mod", /Mac|iP/.test(navigator.platform) ? "⌘" : "Ctrl");
