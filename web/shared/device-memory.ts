/** Conveniences that this device remembers: never texts, and nothing that would be missed. */
export interface DeviceMemory {
  readonly read: (key: string) => string | undefined;
  readonly keep: (key: string, value: string) => void;
}

/** In private browsing, or with a full disk, nothing is remembered. */
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
