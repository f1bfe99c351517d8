import { transferLimits } from "./limits.ts";

/** The start times of recent transfers, oldest first, and the last transfer. */
export interface RateLedger {
  readonly starts: readonly Date[];
  readonly last: LedgerEntry | undefined;
  /** The write token of this state; undefined while there is no record. */
  readonly writeToken: string | undefined;
}

export interface LedgerEntry {
  readonly projectId: string;
  readonly id: string;
}

/** Everything that decides whether a visitor may be put through. */
export interface RateLedgers {
  readonly caller: RateLedger;
  readonly project: RateLedger;
  /** Of the manager's phone, whichever projects name it. Its starts are not counted. */
  readonly line: RateLedger;
}

interface Allowance {
  readonly hour: number;
  readonly day: number;
}

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** True if another transfer would exceed a limit. The windows slide: nobody gets twice as many around midnight. */
export const isUsedUp = ({ starts }: Pick<RateLedger, "starts">, { hour, day }: Allowance, now: Date): boolean =>
  countSince(starts, now, hourMs) >= hour || countSince(starts, now, dayMs) >= day;

export const isCallerUsedUp = ({ caller }: RateLedgers, now: Date): boolean => isUsedUp(caller, transferLimits.perCaller, now);

export const isProjectUsedUp = ({ project }: RateLedgers, now: Date): boolean => isUsedUp(project, transferLimits.perProject, now);

const countSince = (starts: readonly Date[], now: Date, ms: number): number =>
  starts.filter((start) => now.getTime() - start.getTime() < ms).length;

/** The ledger with one more transfer. Starts that no limit counts any longer are dropped. */
export const addEntry = ({ starts, writeToken }: RateLedger, last: LedgerEntry, now: Date): RateLedger => ({
  starts: [...starts.filter((start) => now.getTime() - start.getTime() < dayMs), now],
  last: { projectId: last.projectId, id: last.id },
  writeToken,
});
