import { texts } from "../texts.ts";

/** Puts a text into the clipboard, and answers what to say about it. */
export const copyText = async (text: string): Promise<string> => {
  try {
    await navigator.clipboard.writeText(text);
    return texts.copy.done;
  } catch {
    return texts.copy.failed; // the browser asked, and the person said no
  }
};
