import { texts } from "../texts.ts";

/** The page's name in tabs, in the history and for screen readers: what is shown, then where. */
export const setDocumentTitle = (...parts: readonly string[]): void => {
  document.title = [...parts, texts.app.name].join(" – ");
};
