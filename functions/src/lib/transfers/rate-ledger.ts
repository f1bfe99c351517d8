import type { Allowance, Allowances } from "./transfer.ts";

/** The times of recent calls to managers, oldest first, and the last transfer. */
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

/** The calls of the whole deployment that may be under way. */
export interface OpenCalls {
  /** When the place of a transfer is free again, even if its end was never stored. */
  readonly slots: ReadonlyMap<string, Date>;
  readonly writeToken: string | undefined;
}

/** Everything that decides whether a phone may ring. */
export interface RateLedgers {
  readonly caller: RateLedger;
  readonly project: RateLedger;
  /** Of the manager's phone, whichever projects name it. Its starts are not counted. */
  readonly line: RateLedger;
  readonly calls: OpenCalls;
}

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** True if another call would exceed a limit. The windows slide, so that the limits also hold across midnight. */
export const isUsedUp = ({ starts }: Pick<RateLedger, "starts">, { hour, day }: Allowance, now: Date): boolean =>
  countSince(starts, now, hourMs) >= hour || countSince(starts, now, dayMs) >= day;

/** Whose calls are used up, if any are. */
export const findUsedUp = ({ caller, project }: RateLedgers, allowances: Allowances, now: Date): keyof Allowances | undefined => {
  if (isUsedUp(caller, allowances.person, now)) return "person";
  return isUsedUp(project, allowances.project, now) ? "project" : undefined;
};

const countSince = (starts: readonly Date[], now: Date, ms: number): number =>
  starts.filter((start) => now.getTime() - start.getTime() < ms).length;

/** The ledger with one more call. Starts that no limit counts any longer are dropped. */
export const addCall = (ledger: RateLedger, now: Date): RateLedger => ({
  ...ledger,
  starts: [...ledger.starts.filter((start) => now.getTime() - start.getTime() < dayMs), now],
});

/** Calls that are under way now. */
export const countOpenCalls = ({ slots }: OpenCalls, now: Date): number => [...slots.values()].filter((until) => until > now).length;

export const addSlot = (
  { slots, writeToken }: OpenCalls,
  id: string,
  { now, ms }: { readonly now: Date; readonly ms: number },
): OpenCalls => ({
  slots: new Map([...slots].filter(([, until]) => until > now)).set(id, new Date(now.getTime() + ms)),
  writeToken,
});
