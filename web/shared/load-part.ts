/**
 * Loads a part of the page on demand. A deployment replaces all files, so an older page may not find it: then `onMissing` is called, and the
 * person can reload when it suits them.
 */
export const loadPart = async <Part>(load: () => Promise<Part>, onMissing: () => void): Promise<Part | undefined> => {
  try {
    return await load();
  } catch {
    onMissing();
    return undefined;
  }
};
