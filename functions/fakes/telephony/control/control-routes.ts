import * as z from "zod";
import { actOf, type ControlRoutes, nothing, routeOf } from "../../server/control-path.ts";
import { phoneScripts } from "../network/phone-script.ts";
import { readScript } from "../network/phone-book.ts";
import { SettingsChanges } from "../settings.ts";
import { Disturbance } from "../webhooks/status-callbacks.ts";
import { RequestFault } from "./faults.ts";
import type { Handle } from "./handle.ts";
import type { TelephonyControl } from "./telephony-control.ts";

const call = z.strictObject({ sid: z.string() });
const client = z.strictObject({ accessToken: z.string(), params: z.record(z.string(), z.string()).optional() });
const quietCall = z.strictObject({ from: z.string(), to: z.string().optional() });
const phone = z.strictObject({ number: z.string(), script: z.unknown() });

const route = routeOf<TelephonyControl>();
const act = actOf<TelephonyControl>();
/** An action of the person at one end of a call. */
const end = (actAt: (handle: Handle) => () => void) =>
  act(call, (control) => ({ sid }) => {
    actAt(control.call(sid))();
  });

/** Method and path of each control action. A route's return value is the answer; undefined becomes `{}`. */
export const telephonyRoutes: ControlRoutes<TelephonyControl> = new Map([
  ["GET /control/calls", route(nothing, (control) => ({ calls: control.calls() }))],
  ["GET /control/conferences", route(nothing, (control) => ({ conferences: control.conferences() }))],
  ["GET /control/requests", route(nothing, (control) => ({ requests: control.requests() }))],
  ["GET /control/webhooks", route(nothing, (control) => ({ webhooks: control.webhooks() }))],
  ["GET /control/debugger", route(nothing, (control) => ({ entries: control.debugger() }))],
  ["GET /control/phones", route(nothing, (control) => ({ phones: control.phones(), scripts: Object.keys(phoneScripts) }))],
  [
    "PUT /control/phones",
    route(phone, (control, { number, script }) => {
      control.setPhone(number, readScript(script));
    }),
  ],
  ["GET /control/settings", route(nothing, (control) => control.settings())],
  ["PATCH /control/settings", route(SettingsChanges, (control, changes) => control.changeSettings(changes))],
  ["POST /control/quiet-calls", route(quietCall, (control, call) => control.openQuietCall(call).state())],
  ["POST /control/clients", route(client, (control, connection) => control.connectClient(connection).state())],
  ["POST /control/calls/answer", end((handle) => handle.answer)],
  ["POST /control/calls/decline", end((handle) => handle.decline)],
  ["POST /control/calls/hang-up", end((handle) => handle.hangUp)],
  [
    "POST /control/calls/press",
    route(call.extend({ digit: z.string().regex(/^[0-9*#]$/) }), (control, { sid, digit }) => {
      control.call(sid).press(digit);
    }),
  ],
  [
    "POST /control/calls/sound",
    route(call.extend({ sdp: z.string() }), async (control, { sid, sdp }) => ({ sdp: await control.connectSound(sid, sdp) })),
  ],
  ["GET /control/sockets", route(nothing, (control) => ({ sockets: control.sockets() }))],
  ["POST /control/sockets/drop", act(nothing, ({ dropSockets }) => dropSockets)],
  ["POST /control/faults", act(RequestFault, ({ failRequests }) => failRequests)],
  [
    "PUT /control/disturbances",
    route(z.strictObject({ disturbances: z.array(Disturbance) }), (control, { disturbances }) => {
      control.disturbCallbacks(disturbances);
    }),
  ],
  ["POST /control/advance", route(z.strictObject({ ms: z.number().nonnegative() }), async (control, { ms }) => control.advance(ms))],
  ["POST /control/idle", route(nothing, async (control) => control.idle())],
  ["POST /control/reset", act(nothing, ({ reset }) => reset)],
]);
