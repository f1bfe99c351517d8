import * as z from "zod";
import { RestFault } from "../network/phone-script.ts";

/** What happens to requests of the REST API, whatever number they are about. */
export const PlannedFault = z.strictObject({
  is: RestFault,
  /** The request is done all the same. */
  done: z.boolean().default(false),
  method: z.enum(["GET", "POST", "DELETE"]).optional(),
  /** A part of the path: `Calls.json`. */
  path: z.string().default(""),
  /** How often. Without: until the next reset. */
  times: z.int().positive().optional(),
});

export type PlannedFault = z.input<typeof PlannedFault>;

export interface FaultPlan {
  readonly add: (fault: PlannedFault) => void;
  /** The fault that this request meets now, or undefined. */
  readonly next: (request: { readonly method: string; readonly path: string }) => z.infer<typeof PlannedFault> | undefined;
  readonly clear: () => void;
}

export function createFaultPlan(): FaultPlan {
  let planned: readonly { readonly fault: z.infer<typeof PlannedFault>; left: number }[] = [];
  return {
    add: (fault) => {
      const parsed = PlannedFault.parse(fault);
      planned = [...planned, { fault: parsed, left: parsed.times ?? Infinity }];
    },
    next: ({ method, path }) => {
      const hit = planned.find(({ fault, left }) => left > 0 && (fault.method ?? method) === method && path.includes(fault.path));
      if (hit === undefined) return undefined;
      hit.left -= 1;
      return hit.fault;
    },
    clear: () => {
      planned = [];
    },
  };
}
