import * as z from "zod";
import { frequency } from "../../server/fault-plan.ts";
import { RestFault } from "../network/phone-script.ts";

export type RequestFault = z.input<typeof RequestFault>;

/** A fault of the REST API that does not depend on a number. */
export const RequestFault = z.strictObject({
  is: RestFault,
  /** The request is carried out nevertheless. */
  done: z.boolean().default(false),
  method: z.enum(["GET", "POST", "DELETE"]).optional(),
  /** A part of the path: `Calls.json`. */
  path: z.string().default(""),
  ...frequency,
});

export const isAbout =
  ({ method, path }: { readonly method: string; readonly path: string }) =>
  (fault: z.output<typeof RequestFault>): boolean =>
    (fault.method ?? method) === method && path.includes(fault.path);
