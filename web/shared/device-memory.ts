/** What this device remembers for the comfort of a person: never a text, and nothing that would be missed. */
export interface DeviceMemory {
  readonly read: (key: string) => string | undefined;
  readonly keep: (key: string, value: string) => void;
}

/** Private browsing, or a full disk: then nothing is remembered. */
export const deviceMemory: DeviceMemory = {
  read: (key) => {
    try {
      return localStorage.getItem(`lectern-${key}`) ?? undefined;
    } catch {
      return undefined;
    }
  },
  keep: (key, value) => {
    try {
      localStorage.setItem(`lectern-${key}`, value);
    } catch {
      // remembered until the page is closed
    }
  },
};
