const macNames: Readonly<Record<string, string>> = { Mod: "⌘", Alt: "⌥", Shift: "⇧" };

/** The names of the keys on this device's keyboard: "Mod+K" is "Ctrl+K", or "⌘K" on a Mac. */
export const keyNames = (keys: string, platform = navigator.platform): string =>
  /Mac|iP/.test(platform) ? keys.replaceAll(/(Mod|Alt|Shift)\+?/g, (_, name: string) => macNames[name] ?? "") : keys.replace("Mod", "Ctrl");
