import { texts } from "../texts.ts";

/** Copies a text to the clipboard, and returns the message for it. */
export const copyText = async (text: string): Promise<string> => {
  try {
    await navigator.clipboard.writeText(text);
    return texts.copy.done;
  } catch {
    return texts.copy.failed; // the person has denied permission
  }
};
