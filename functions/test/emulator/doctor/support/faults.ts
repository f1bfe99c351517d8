import type { Bed } from "./bed.ts";

/** A fault, and what the check says of it. */
interface Fault {
  readonly when: string;
  readonly spoil: (bed: Bed) => Promise<void> | void;
  readonly says: RegExp;
  /** If only one of the two would do. */
  readonly status?: "fail" | "warn";
  /** What no report shows. */
  readonly hides?: string;
}

/** By name of the check. */
export type Faults = Readonly<Record<string, Fault | readonly Fault[]>>;
