import * as z from "zod";
import { createFaultPlan } from "../voice/control/faults.ts";

/** A page that was asked for. */
interface SeenPage {
  readonly method: string;
  readonly host: string;
  readonly path: string;
  readonly userAgent: string;
  /** As a proxy, or by its own address. */
  readonly via: "proxy" | "host";
}

export type WebFault = z.input<typeof WebFault>;

export const WebFault = z.strictObject({
  /** Of all sites when it is left out. */
  host: z.string().optional(),
  fault: z.enum(["403", "429", "500", "hang", "cut"]),
  times: z.int().positive().optional(),
  probability: z.number().min(0).max(1).default(1),
  seed: z.int().default(1),
});

/** Everything that tests and people at the keyboard can do to the small web. The HTTP control path does the same. */
export interface WebControl {
  readonly requests: () => readonly SeenPage[];
  readonly fail: (fault: WebFault) => void;
  readonly reset: () => void;
}

export interface WebState {
  readonly control: WebControl;
  readonly see: (page: SeenPage) => void;
  /** The fault that happens to a request for the host now. */
  readonly nextFault: (host: string) => z.infer<typeof WebFault>["fault"] | undefined;
}

/** The newest are kept. */
const longestLog = 1_000;

export function createWebState(): WebState {
  const plans = new Map<string, ReturnType<typeof createFaultPlan<z.infer<typeof WebFault>>>>();
  let seen: readonly SeenPage[] = [];
  return {
    see: (page) => {
      seen = [...seen, page].slice(-longestLog);
    },
    nextFault: (host) => (plans.get(host)?.next() ?? plans.get("")?.next())?.fault,
    control: {
      requests: () => seen,
      fail: (fault) => {
        const parsed = WebFault.parse(fault);
        const plan = plans.get(parsed.host ?? "") ?? createFaultPlan();
        plan.add(parsed);
        plans.set(parsed.host ?? "", plan);
      },
      reset: () => {
        plans.clear();
        seen = [];
      },
    },
  };
}
