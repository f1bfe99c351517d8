import { type ControlRoutes, nothing, routeOf } from "../../server/control-path.ts";
import { type WebControl, WebFault } from "./web-control.ts";

const route = routeOf<WebControl>();

/** Method and path of each thing that can be done to the small web. What a route returns is the answer; nothing is `{}`. */
export const webRoutes: ControlRoutes<WebControl> = new Map([
  ["GET /control/sites", route(nothing, (control) => ({ sites: control.sites() }))],
  ["GET /control/requests", route(nothing, (control) => ({ requests: control.requests() }))],
  [
    "POST /control/faults",
    route(WebFault, (control, fault) => {
      control.fail(fault);
    }),
  ],
  [
    "POST /control/reset",
    route(nothing, (control) => {
      control.reset();
    }),
  ],
]);
