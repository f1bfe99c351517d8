import * as z from "zod";

/** How often a planned fault occurs: a number of times, or with a probability (reproducible). Without either, until the reset. */
export const frequency = {
  times: z.int().positive().optional(),
  probability: z.number().min(0).max(1).default(1),
  seed: z.int().default(1),
};

interface Frequency {
  readonly times?: number | undefined;
  readonly probability: number;
  readonly seed: number;
}

export interface FaultPlan<Input, Fault> {
  readonly add: (fault: Input) => void;
  /** The first matching fault that occurs now, or undefined. */
  readonly next: (isMeant?: (fault: Fault) => boolean) => Fault | undefined;
  /** Removes all faults, or the matching ones. */
  readonly clear: (isMeant?: (fault: Fault) => boolean) => void;
}

/** The planned faults. `schema` must include `frequency`. */
export function createFaultPlan<Fault extends Frequency, Input>(schema: z.ZodType<Fault, Input>): FaultPlan<Input, Fault> {
  let planned: readonly { readonly fault: Fault; readonly roll: () => number; left: number }[] = [];
  return {
    add: (input) => {
      const fault = schema.parse(input);
      planned = [...planned, { fault, roll: dice(fault.seed), left: fault.times ?? Infinity }];
    },
    next: (isMeant = () => true) => {
      const hit = planned.find(({ fault, roll }) => isMeant(fault) && roll() < fault.probability);
      if (hit === undefined) return undefined;
      hit.left -= 1;
      planned = planned.filter(({ left }) => left > 0);
      return hit.fault;
    },
    clear: (isMeant = () => true) => {
      planned = planned.filter(({ fault }) => !isMeant(fault));
    },
  };
}

/** Pseudo-random numbers from 0 to 1, identical in every run (mulberry32). */
export function dice(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
