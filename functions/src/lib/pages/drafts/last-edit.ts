import { isForeign } from "./marks.ts";
import type { Page } from "./page.ts";

export interface LastEdit {
  /** Null: another program changed the text without naming the author. */
  readonly by: string | null;
  readonly at: Date;
}

/**
 * Who wrote the current text, and when. If another program changed it but kept Lectern's author and time, the author is unknown and the
 * time is that of the write.
 */
export const lastEdit = (page: Page): LastEdit => {
  const { updatedBy, updatedAt, writeToken, internals } = page;
  const saysNothing = internals.marks?.at.getTime() === updatedAt.getTime() && isForeign(page);
  return saysNothing ? { by: null, at: new Date(Math.round(writtenAt(writeToken) / 1e3)) } : { by: updatedBy, at: updatedAt };
};

/** Microseconds since 1970. */
export const writtenAt = (writeToken: string): number => {
  const [seconds = 0, nanoseconds = 0] = writeToken.split(".").map(Number);
  return seconds * 1e6 + Math.floor(nanoseconds / 1e3);
};
