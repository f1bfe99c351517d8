import { isForeign } from "./marks.ts";
import type { Page } from "./page.ts";

export interface LastEdit {
  /** Null: another interface changed the text and did not say who. */
  readonly by: string | null;
  readonly at: Date;
}

/**
 * Who wrote the current text, and when. If another interface changed it but left our author and time, the author is unknown, and the time
 * is that of the write.
 */
export const lastEdit = (page: Page): LastEdit => {
  const { updatedBy, updatedAt, writeToken, internals } = page;
  const saysNothing = internals.marks?.at.getTime() === updatedAt.getTime() && isForeign(page);
  return saysNothing ? { by: null, at: toDate(writeToken) } : { by: updatedBy, at: updatedAt };
};

const toDate = (writeToken: string): Date => {
  const [seconds = 0, nanoseconds = 0] = writeToken.split(".").map(Number);
  return new Date(seconds * 1e3 + Math.round(nanoseconds / 1e6));
};
