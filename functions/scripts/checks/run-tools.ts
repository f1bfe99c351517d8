import { functionsDir } from "../stack/paths.ts";
import { runCommand } from "../stack/run-command.ts";
import { type Counts, nothing, oneFailed } from "./counts.ts";

/** A program and its options. */
export type Tool = readonly [string, ...string[]];

/** Runs tools that print what they find, one after the other, each also when one before it has failed. */
export async function runTools(tools: readonly Tool[], signal: AbortSignal, cwd = functionsDir): Promise<Counts> {
  let hasFailed = false;
  for (const [program, ...options] of tools) {
    if ((await runCommand(program, options, { cwd, signal })) !== 0) hasFailed = true;
    signal.throwIfAborted();
  }
  return hasFailed ? oneFailed : nothing;
}
