import * as z from "zod";
import { ClientRefusal } from "../client/access-token.ts";
import { phoneScripts } from "../network/phone-script.ts";
import { readScript } from "../network/phone-book.ts";
import { SettingsChanges } from "../settings.ts";
import { Disturbance } from "../webhooks/status-callbacks.ts";
import type { HttpAnswer } from "../wire/twilio-error.ts";
import { PlannedFault } from "./faults.ts";
import type { TelephonyControl } from "./telephony-control.ts";

type Route = (control: TelephonyControl, body: unknown) => unknown;

const nothing = z.strictObject({}).optional();
const call = z.strictObject({ sid: z.string() });
const client = z.strictObject({ accessToken: z.string(), params: z.record(z.string(), z.string()).optional() });
const phone = z.strictObject({ number: z.string(), script: z.unknown() });

const route = <Body>(schema: z.ZodType<Body>, run: (control: TelephonyControl, body: Body) => unknown): Route =>
  (control, body) => run(control, schema.parse(body));

/** Method and path of each thing that can be done to the service. What a route returns is the answer; nothing is `{}`. */
const routes: ReadonlyMap<string, Route> = new Map<string, Route>([
  ["GET /control/calls", route(nothing, (control) => ({ calls: control.calls() }))],
  ["GET /control/conferences", route(nothing, (control) => ({ conferences: control.conferences() }))],
  ["GET /control/requests", route(nothing, (control) => ({ requests: control.requests() }))],
  ["GET /control/webhooks", route(nothing, (control) => ({ webhooks: control.webhooks() }))],
  ["GET /control/debugger", route(nothing, (control) => ({ entries: control.debugger() }))],
  ["GET /control/phones", route(nothing, (control) => ({ phones: control.phones(), scripts: Object.keys(phoneScripts) }))],
  ["PUT /control/phones", route(phone, (control, { number, script }) => { control.setPhone(number, readScript(script)); })],
  ["GET /control/settings", route(nothing, (control) => control.settings())],
  ["PATCH /control/settings", route(SettingsChanges, (control, changes) => control.changeSettings(changes))],
  ["POST /control/clients", route(client, (control, connection) => control.connectClient(connection).state())],
  ["POST /control/calls/answer", route(call, (control, { sid }) => { control.call(sid).answer(); })],
  ["POST /control/calls/decline", route(call, (control, { sid }) => { control.call(sid).decline(); })],
  ["POST /control/calls/hang-up", route(call, (control, { sid }) => { control.call(sid).hangUp(); })],
  ["POST /control/calls/press", route(call.extend({ digit: z.string().regex(/^[0-9*#]$/) }), (control, { sid, digit }) => { control.call(sid).press(digit); })],
  ["POST /control/faults", route(PlannedFault, (control, fault) => { control.failRequests(fault); })],
  ["PUT /control/disturbances", route(z.strictObject({ disturbances: z.array(Disturbance) }), (control, { disturbances }) => { control.disturbCallbacks(disturbances); })],
  ["POST /control/advance", route(z.strictObject({ ms: z.number().nonnegative() }), async (control, { ms }) => control.advance(ms))],
  ["POST /control/idle", route(nothing, async (control) => control.idle())],
  ["POST /control/reset", route(nothing, (control) => { control.reset(); })],
]);

interface ControlRequest {
  readonly method: string;
  readonly path: string;
  readonly body: string;
}

export async function answerControl(control: TelephonyControl, { method, path, body }: ControlRequest): Promise<HttpAnswer> {
  const found = routes.get(`${method} ${path}`);
  if (found === undefined) return { status: 404, body: { error: `There is: ${[...routes.keys()].join(", ")}` } };
  try {
    const json: unknown = body === "" ? undefined : JSON.parse(body);
    return { status: 200, body: await found(control, json) ?? {} };
  } catch (error) {
    if (error instanceof ClientRefusal) return { status: 403, body: { error: error.message, code: error.code } };
    if (error instanceof z.ZodError) return { status: 400, body: { error: z.prettifyError(error) } };
    if (error instanceof Error) return { status: 400, body: { error: error.message } };
    throw error;
  }
}
