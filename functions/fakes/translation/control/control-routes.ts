import {
  answerControlRequest,
  type ControlAnswer,
  type ControlRequest,
  type ControlRoute,
  nothing,
  routeOf,
} from "../../server/control-path.ts";
import { SettingsChanges } from "../settings.ts";
import { Fault } from "./faults.ts";
import type { TranslationControl } from "./translation-control.ts";

const route = routeOf<TranslationControl>();

/** Method and path of each thing that can be done to the service. What a route returns is the answer; nothing is `{}`. */
const routes = new Map<string, ControlRoute<TranslationControl>>([
  ["GET /control/requests", route(nothing, (control) => ({ requests: control.requests() }))],
  ["GET /control/settings", route(nothing, (control) => control.settings())],
  ["PATCH /control/settings", route(SettingsChanges, (control, changes) => control.changeSettings(changes))],
  [
    "POST /control/faults",
    route(Fault, (control, fault) => {
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

export const answerControl = async (control: TranslationControl, request: ControlRequest): Promise<ControlAnswer> =>
  answerControlRequest(routes, control, request);
