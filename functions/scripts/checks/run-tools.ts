import { functionsDir } from "../stack/paths.ts";
import { type CommandOptions, runCommand } from "../stack/run-command.ts";
import { type Counts, nothing, oneFailed } from "./counts.ts";

/** A program and its options. */
export type Tool = readonly [string, ...string[]];

interface ToolsOptions extends Omit<CommandOptions, "cwd"> {
  readonly cwd?: string;
}

/** Runs tools that print what they find, one after the other, each also when one before it has failed. */
export async function runTools(tools: readonly Tool[], { cwd = functionsDir, ...options }: ToolsOptions): Promise<Counts> {
  let hasFailed = false;
  for (const [program, ...words] of tools) {
    if ((await runCommand(program, words, { cwd, ...options })) !== 0) hasFailed = true;
    options.signal.throwIfAborted();
  }
  return hasFailed ? oneFailed : nothing;
}
