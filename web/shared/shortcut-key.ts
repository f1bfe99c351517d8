type Pressed = Pick<KeyboardEvent, "key" | "code" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey">;

/** The letter of a shortcut with Ctrl or ⌘: the key's own, or, on a keyboard of another script, the one at its place. Otherwise undefined. */
export const shortcutKey = ({ key, code, ctrlKey, metaKey, altKey, shiftKey }: Pressed): string | undefined => {
  if (!(ctrlKey || metaKey) || altKey) return undefined;
  const [, letter, digit] = /^(?:Key([A-Z])|Digit(\d))$/.exec(code) ?? [];
  // Shift makes another sign of a digit, and on some keyboards a digit.
  if (digit !== undefined && shiftKey) return digit;
  return /^[\x21-\x7e]$/.test(key) ? key.toLowerCase() : letter?.toLowerCase();
};
