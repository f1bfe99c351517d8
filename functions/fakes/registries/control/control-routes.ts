import { type ControlRoutes, nothing, routeOf } from "../../server/control-path.ts";
import { type RegistriesControl, RegistryFault } from "./registries-control.ts";

const route = routeOf<RegistriesControl>();

/** Method and path of each thing that can be done to the registries. What a route returns is the answer; nothing is `{}`. */
export const registriesRoutes: ControlRoutes<RegistriesControl> = new Map([
  ["GET /control/requests", route(nothing, (control) => ({ requests: control.requests() }))],
  [
    "POST /control/faults",
    route(RegistryFault, (control, fault) => {
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
