import * as z from "zod";
import { createFaultPlan, type FaultPlan, frequency } from "../../server/fault-plan.ts";
import { createLog, type Log } from "../../server/log.ts";
import { isRegistryName, type RegistryName } from "../sources/all-registries.ts";
import { actOf, type ControlRoutes, nothing, routeOf } from "../../server/control-path.ts";

export type RegistryFault = z.input<typeof RegistryFault>;

/** A fault of one registry, or of all. */
export const RegistryFault = z.strictObject({
  registry: z.string().refine(isRegistryName, "is no registry").optional(),
  fault: z.enum(["malformed", "html", "empty", "other", "429", "500", "503", "403", "hang", "slow", "cut", "huge"]),
  /** `Retry-After` in seconds, of a 429. */
  retryAfterSec: z.int().nonnegative().optional(),
  /** For `slow`. */
  delayMs: z.int().nonnegative().default(2_000),
  ...frequency,
});

export type PlannedFault = z.output<typeof RegistryFault>;

/** A received request without its keys, and the status of its answer. */
interface SeenRequest {
  readonly registry: RegistryName;
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly userAgent: string;
  readonly body: string;
  /** 0 if the answer was incomplete. */
  readonly status: number;
}

export interface RegistriesControl {
  readonly fail: (fault: RegistryFault) => void;
  readonly requests: () => readonly SeenRequest[];
  /** Removes all faults and clears the log. */
  readonly reset: () => void;
}

/** The state that the server works with. */
export interface RegistriesState {
  readonly control: RegistriesControl;
  readonly requests: Log<SeenRequest>;
  readonly faults: FaultPlan<RegistryFault, PlannedFault>;
}

export function createRegistriesState(): RegistriesState {
  const requests = createLog<SeenRequest>();
  const faults = createFaultPlan(RegistryFault);
  const reset = (): void => {
    for (const { clear } of [requests, faults]) clear();
  };
  return { requests, faults, control: { fail: faults.add, requests: requests.list, reset } };
}

const route = routeOf<RegistriesControl>();
const act = actOf<RegistriesControl>();

/** Method and path of each control action. A route's return value is the answer; undefined becomes `{}`. */
export const registriesRoutes: ControlRoutes<RegistriesControl> = new Map([
  ["GET /control/requests", route(nothing, (control) => ({ requests: control.requests() }))],
  ["POST /control/faults", act(RegistryFault, ({ fail }) => fail)],
  ["POST /control/reset", act(nothing, ({ reset }) => reset)],
]);
