import * as z from "zod";
import { SettingsChanges } from "../settings.ts";
import type { HttpAnswer } from "../wire/google-error.ts";
import { Fault } from "./faults.ts";
import type { TranslationControl } from "./translation-control.ts";

type Route = (control: TranslationControl, body: unknown) => unknown;

const nothing = z.strictObject({}).optional();

const route = <Body>(schema: z.ZodType<Body>, run: (control: TranslationControl, body: Body) => unknown): Route =>
  (control, body) => run(control, schema.parse(body));

/** Method and path of each thing that can be done to the service. What a route returns is the answer; nothing is `{}`. */
const routes: ReadonlyMap<string, Route> = new Map<string, Route>([
  ["GET /control/requests", route(nothing, (control) => ({ requests: control.requests() }))],
  ["GET /control/settings", route(nothing, (control) => control.settings())],
  ["PATCH /control/settings", route(SettingsChanges, (control, changes) => control.changeSettings(changes))],
  ["POST /control/faults", route(Fault, (control, fault) => { control.fail(fault); })],
  ["POST /control/reset", route(nothing, (control) => { control.reset(); })],
]);

export function answerControl(control: TranslationControl, { method, path, body }: { readonly method: string; readonly path: string; readonly body: string }): HttpAnswer {
  const found = routes.get(`${method} ${path}`);
  if (found === undefined) return { status: 404, body: { error: `There is: ${[...routes.keys()].join(", ")}` } };
  try {
    const json: unknown = body === "" ? undefined : JSON.parse(body);
    return { status: 200, body: found(control, json) ?? {} };
  } catch (error) {
    if (error instanceof z.ZodError) return { status: 400, body: { error: z.prettifyError(error) } };
    if (error instanceof SyntaxError) return { status: 400, body: { error: error.message } };
    throw error;
  }
}
