import * as z from "zod";

/** How often a planned fault happens: so many times, or with a probability, always decided by the same dice. */
const frequency = {
  times: z.int().positive().optional(),
  probability: z.number().min(0).max(1).default(1),
  seed: z.int().default(1),
};

export type MintFault = z.input<typeof MintFault>;

export const MintFault = z.strictObject({
  fault: z.enum(["400", "403", "404", "429", "500", "503", "html", "cut", "hang", "malformed", "empty"]),
  ...frequency,
});

export type ConnectFault = z.input<typeof ConnectFault>;

export const ConnectFault = z.strictObject({ status: z.int().min(400).max(599), ...frequency });

interface Frequency {
  readonly times?: number | undefined;
  readonly probability: number;
  readonly seed: number;
}

export interface FaultPlan<Fault extends Frequency> {
  readonly add: (fault: Fault) => void;
  /** The fault that happens now, or undefined. */
  readonly next: () => Fault | undefined;
  readonly clear: () => void;
}

export function createFaultPlan<Fault extends Frequency>(): FaultPlan<Fault> {
  let planned: readonly { readonly fault: Fault; readonly roll: () => number; left: number }[] = [];
  return {
    add: (fault) => {
      planned = [...planned, { fault, roll: dice(fault.seed), left: fault.times ?? Infinity }];
    },
    next: () => {
      const hit = planned.find(({ fault, roll }) => roll() < fault.probability);
      if (hit === undefined) return undefined;
      hit.left -= 1;
      planned = planned.filter(({ left }) => left > 0);
      return hit.fault;
    },
    clear: () => {
      planned = [];
    },
  };
}

/** Numbers from 0 to 1 that look random and are the same in every run (mulberry32). */
export function dice(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
