import * as z from "zod";
import { type WebControl, WebFault } from "./web-control.ts";

export interface ControlAnswer {
  readonly status: number;
  readonly body: unknown;
}

/** The control path: what `WebControl` can do, over HTTP. */
export function answerControl(
  control: WebControl,
  hosts: readonly string[],
  { method, path, body }: { readonly method: string; readonly path: string; readonly body: string },
): ControlAnswer {
  switch (`${method} ${path}`) {
    case "GET /control/sites":
      return { status: 200, body: { sites: hosts } };
    case "GET /control/requests":
      return { status: 200, body: { requests: control.requests() } };
    case "POST /control/reset":
      control.reset();
      return { status: 200, body: {} };
    case "POST /control/faults":
      return plan(control, body);
    default:
      return {
        status: 404,
        body: { error: "There is: GET /control/sites, GET /control/requests, POST /control/faults, POST /control/reset" },
      };
  }
}

function plan(control: WebControl, body: string): ControlAnswer {
  try {
    const json: unknown = JSON.parse(body);
    control.fail(WebFault.parse(json));
    return { status: 200, body: {} };
  } catch (error) {
    if (error instanceof z.ZodError) return { status: 400, body: { error: z.prettifyError(error) } };
    if (error instanceof SyntaxError) return { status: 400, body: { error: error.message } };
    throw error;
  }
}
