import { transferLimits } from "./limits.ts";

/** When transfers were begun lately, oldest first, and the last of them. */
export interface Book {
  readonly starts: readonly Date[];
  readonly last: BookedTransfer | undefined;
  /** Names this state of the record; undefined when there is none yet. */
  readonly writeToken: string | undefined;
}

export interface BookedTransfer {
  readonly projectId: string;
  readonly id: string;
}

/** All that decides whether a visitor may be put through. */
export interface Books {
  readonly caller: Book;
  readonly project: Book;
  /** Of the manager's telephone, whichever projects name it. Its starts are not counted. */
  readonly line: Book;
}

interface Allowance {
  readonly hour: number;
  readonly day: number;
}

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** True when another transfer would be one too many. The windows end now: nobody gets twice as much around midnight. */
export const isUsedUp = ({ starts }: Pick<Book, "starts">, { hour, day }: Allowance, now: Date): boolean =>
  countSince(starts, now, hourMs) >= hour || countSince(starts, now, dayMs) >= day;

export const isCallerUsedUp = ({ caller }: Books, now: Date): boolean => isUsedUp(caller, transferLimits.perCaller, now);

export const isProjectUsedUp = ({ project }: Books, now: Date): boolean => isUsedUp(project, transferLimits.perProject, now);

const countSince = (starts: readonly Date[], now: Date, ms: number): number =>
  starts.filter((start) => now.getTime() - start.getTime() < ms).length;

/** The book with one more transfer. What no limit counts any more is forgotten. */
export const book = ({ starts, writeToken }: Book, last: BookedTransfer, now: Date): Book => ({
  starts: [...starts.filter((start) => now.getTime() - start.getTime() < dayMs), now],
  last: { projectId: last.projectId, id: last.id },
  writeToken,
});
