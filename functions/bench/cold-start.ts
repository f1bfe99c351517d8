import { join } from "node:path";
import * as z from "zod";
import { type Prepared, requireRight, send } from "./client.ts";
import { type Program, startInstance } from "./instance.ts";
import { findFreePort } from "../local/stack/find-free-port.ts";

export interface ColdStart {
  /** From the start of the process to the end of its first, correct answer. */
  readonly ms: number;
  /** CPU time until then. */
  readonly processorMs: number;
  /** After two requests. */
  readonly residentMiB: number;
}

/** Each request is prepared before it is sent, and not earlier: one may use up what the other needs. */
export async function measureColdStart(program: Omit<Program, "id">, prepare: () => Promise<Prepared>): Promise<ColdStart> {
  const port = await findFreePort();
  const first = await prepare();
  const startedMs = performance.now();
  await using instance = startInstance(program, port);
  const answer = await instance.firstAnswer(first.wire);
  const ms = performance.now() - startedMs;
  const { processorMs } = instance.usage();
  requireRight(first, answer);
  const second = await prepare();
  requireRight(second, await send(port, second.wire));
  return { ms, processorMs, residentMiB: instance.usage().residentMiB };
}

/** The empty function as in Firebase's template: not bundled, and without work. Its cold start is the unit, 1.00. */
export const emptyFunction: Omit<Program, "id"> = { name: "hello", folder: join(import.meta.dirname, "floor"), environment: {} };

export const hello: Prepared = {
  title: "the empty function",
  wire: { method: "GET", path: "/", headers: {}, body: "" },
  answer: z.object({ ok: z.literal(true) }),
};
