import { expect } from "chai";
import * as z from "zod";
import type { Instance } from "./instances.ts";
import { until } from "./until.ts";

/** The line that a function writes for each request. */
const LogLine = z.strictObject({
  severity: z.enum(["INFO", "ERROR"]),
  message: z.literal("request answered"),
  request_id: z.uuid(),
  function: z.string(),
  project: z.optional(z.string()),
  tool: z.optional(z.string()),
  transfer: z.optional(z.string()),
  outcome: z.string(),
  status: z.int(),
  ms: z.int(),
  code: z.optional(z.string()),
  failure: z.optional(z.looseObject({ name: z.string() })),
  stack_trace: z.optional(z.string()),
  app_check: z.optional(z.string()),
  "logging.googleapis.com/trace": z.optional(z.string()),
});

type LogLine = z.infer<typeof LogLine>;

/** The lines of an instance for requests. A line is written after the answer, so this waits for as many lines as there were requests. */
export const logLinesOf = async (instance: Instance, requests: number): Promise<readonly LogLine[]> => {
  const read = () =>
    instance
      .log()
      .split("\n")
      .filter((line) => line.startsWith("{"));
  await until(() => read().length >= requests, `${requests} lines`);
  const lines = read();
  expect(lines).to.have.lengthOf(requests);
  return lines.map((line) => LogLine.parse(JSON.parse(line)));
};
