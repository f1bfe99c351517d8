/**
 * Loads a part of the page that is not needed at first. A deployment replaces all files, so a page that was opened before it may find
 * nothing: then `onMissing` is told, and the person can reload when it suits them.
 */
export const loadPart = async <Part>(load: () => Promise<Part>, onMissing: () => void): Promise<Part | undefined> => {
  try {
    return await load();
  } catch {
    onMissing();
    return undefined;
  }
};
