import * as z from "zod";
import { json, type RegisterAnswer } from "../wire/register.ts";
import { type RegistriesControl, RegistryFault } from "./registries-control.ts";

export interface ControlRequest {
  readonly method: string;
  readonly path: string;
  readonly body: string;
}

/** The control path: what `RegistriesControl` can do, over HTTP. */
export function answerControl(control: RegistriesControl, { method, path, body }: ControlRequest): RegisterAnswer {
  switch (`${method} ${path}`) {
    case "GET /control/requests":
      return json({ requests: control.requests() });
    case "POST /control/faults":
      return plan(control, body);
    case "POST /control/reset":
      control.reset();
      return json({});
    default:
      return json({ error: "There is: GET /control/requests, POST /control/faults, POST /control/reset" }, 404);
  }
}

function plan(control: RegistriesControl, body: string): RegisterAnswer {
  try {
    const fault: unknown = JSON.parse(body);
    control.fail(RegistryFault.parse(fault));
    return json({});
  } catch (error) {
    if (error instanceof z.ZodError) return json({ error: z.prettifyError(error) }, 400);
    if (error instanceof SyntaxError) return json({ error: error.message }, 400);
    throw error;
  }
}
