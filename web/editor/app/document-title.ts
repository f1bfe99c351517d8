import { texts } from "../texts.ts";

/** What tabs, the history and screen readers call the page: what is shown, then where. */
export const setDocumentTitle = (...parts: readonly string[]): void => {
  document.title = [...parts, texts.app.name].join(" – ");
};
