import * as z from "zod";
import { scope } from "../session/scope.ts";
import { frequency } from "../../server/fault-plan.ts";

export type MintFault = z.input<typeof MintFault>;

export const MintFault = z.strictObject({
  fault: z.enum(["400", "403", "404", "429", "500", "503", "html", "cut", "reset", "hang", "malformed", "empty"]),
  ...scope,
  ...frequency,
});

export type ConnectFault = z.input<typeof ConnectFault>;

export const ConnectFault = z.strictObject({ status: z.int().min(400).max(599), ...scope, ...frequency });
