import * as z from "zod";
import { createFaultPlan, type FaultPlan, frequency } from "../../server/fault-plan.ts";
import { createLog, type Log } from "../../server/log.ts";
import type { Site } from "../fake-site.ts";
import { actOf, type ControlRoutes, nothing, routeOf } from "../../server/control-path.ts";

interface SeenPage {
  readonly method: string;
  readonly host: string;
  readonly path: string;
  readonly userAgent: string;
  /** Whether it was requested through the proxy or directly. */
  readonly via: "proxy" | "host";
}

export type WebFault = z.input<typeof WebFault>;

export const WebFault = z.strictObject({
  /** All sites if omitted. */
  host: z.string().optional(),
  fault: z.enum(["403", "429", "500", "hang", "cut"]),
  ...frequency,
});

/** Everything that tests and people can do to the fake web. The HTTP control path offers the same. */
export interface WebControl {
  readonly sites: () => readonly string[];
  readonly requests: () => readonly SeenPage[];
  readonly fail: (fault: WebFault) => void;
  readonly reset: () => void;
}

/** The state that the server works with. */
export interface WebState {
  readonly control: WebControl;
  readonly byHost: ReadonlyMap<string, Site>;
  readonly requests: Log<SeenPage>;
  readonly faults: FaultPlan<WebFault, z.output<typeof WebFault>>;
}

export function createWebState(sites: readonly Site[]): WebState {
  const byHost = new Map(sites.map((site) => [site.host, site]));
  const requests = createLog<SeenPage>();
  const faults = createFaultPlan(WebFault);
  const reset = (): void => {
    for (const { clear } of [requests, faults]) clear();
  };
  return { byHost, requests, faults, control: { sites: () => [...byHost.keys()], requests: requests.list, fail: faults.add, reset } };
}

const route = routeOf<WebControl>();
const act = actOf<WebControl>();

/** Method and path of each control action. A route's return value is the answer; undefined becomes `{}`. */
export const webRoutes: ControlRoutes<WebControl> = new Map([
  ["GET /control/sites", route(nothing, (control) => ({ sites: control.sites() }))],
  ["GET /control/requests", route(nothing, (control) => ({ requests: control.requests() }))],
  ["POST /control/faults", act(WebFault, ({ fail }) => fail)],
  ["POST /control/reset", act(nothing, ({ reset }) => reset)],
]);
