import { type ControlRoutes, nothing, routeOf } from "../../server/control-path.ts";
import { SettingsChanges } from "../settings.ts";
import { TranslationFault } from "./faults.ts";
import type { TranslationControl } from "./translation-control.ts";

const route = routeOf<TranslationControl>();

/** Method and path of each thing that can be done to the service. What a route returns is the answer; nothing is `{}`. */
export const translationRoutes: ControlRoutes<TranslationControl> = new Map([
  ["GET /control/requests", route(nothing, (control) => ({ requests: control.requests() }))],
  ["GET /control/settings", route(nothing, (control) => control.settings())],
  ["PATCH /control/settings", route(SettingsChanges, (control, changes) => control.changeSettings(changes))],
  [
    "POST /control/faults",
    route(TranslationFault, (control, fault) => {
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
