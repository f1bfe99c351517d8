import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import * as z from "zod";
import { SetupError } from "../local/stack/setup-error.ts";
import { isRecord } from "../src/lib/platform/core/unknown-record.ts";
import { readLoadedBytes } from "./loaded-bytes.ts";
import type { Operation } from "./sample.ts";

/** The resources of an instance, as deployed. */
export type Machine = z.infer<typeof Machine>;

const Machine = z.object({ availableMemoryMb: z.number(), cpu: z.number(), concurrency: z.number() });

/** One line of the table in `src/index.ts`. */
export interface DeployedFunction {
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly machine: Machine;
  /** The bundle and its chunks. */
  readonly loadedBytes: number;
  readonly operations: readonly Operation[];
}

/**
 * Every function of a build that answers requests; schedules are left out, because nobody waits for them.
 *
 * @throws SetupError for a function without a sample request
 */
export async function readFunctions(folder: string): Promise<readonly DeployedFunction[]> {
  const table: unknown = createRequire(import.meta.url)(join(folder, "dist/index.cjs"));
  if (!isRecord(table)) throw new Error("dist/index.cjs exports no table");
  const endpoints = Object.entries(table).filter(([, served]) => !isSchedule(served));
  const index = "dist/index.cjs";
  const fileOf = (name: string): string => `dist/endpoints/${name}.cjs`;
  const countBytes = await readLoadedBytes(folder, [index, ...endpoints.map(([name]) => fileOf(name))]);
  return endpoints.map(([name, endpoint]) => ({
    name,
    ...describe(name, endpoint),
    loadedBytes: countBytes([index, fileOf(name)]),
    operations: loadOperations(name),
  }));
}

const isSchedule = (served: unknown): boolean =>
  typeof served === "function" && "__endpoint" in served && isRecord(served.__endpoint) && "scheduleTrigger" in served.__endpoint;

function describe(name: string, endpoint: unknown): Pick<DeployedFunction, "method" | "path" | "machine"> {
  if (typeof endpoint !== "function" || !("method" in endpoint && "path" in endpoint && "__endpoint" in endpoint)) {
    throw new Error(`${name} is not an endpoint`);
  }
  return { method: String(endpoint.method), path: String(endpoint.path), machine: Machine.parse(endpoint.__endpoint) };
}

function loadOperations(name: string): readonly Operation[] {
  const file = join(import.meta.dirname, "samples", `${name}.ts`);
  if (!existsSync(file)) {
    throw new SetupError(
      `The function ${name} has no sample request. Write bench/samples/${name}.ts, which exports its operations (bench/sample.ts says what they are).`,
    );
  }
  const load: (path: string) => { readonly operations: readonly Operation[] } = createRequire(import.meta.url);
  return load(file).operations;
}
