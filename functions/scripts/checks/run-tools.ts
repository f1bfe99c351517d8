import { basename } from "node:path";
import { functionsDir } from "../stack/paths.ts";
import { type CommandOptions, runCommand } from "../stack/run-command.ts";
import { nothing, type Outcome } from "./outcome.ts";

/** A program and its options. */
export type Tool = readonly [string, ...string[]];

interface ToolsOptions extends Omit<CommandOptions, "cwd"> {
  readonly cwd?: string;
}

/** Runs tools in sequence, even if one fails. */
export async function runTools(tools: readonly Tool[], { cwd = functionsDir, ...options }: ToolsOptions): Promise<Outcome> {
  const failures: Outcome["failures"] = [];
  for (const [program, ...words] of tools) {
    if ((await runCommand(program, words, { cwd, ...options })) !== 0) failures.push({ text: [basename(program), ...words].join(" ") });
    options.signal.throwIfAborted();
  }
  return { ...nothing, failures };
}
