import type * as z from "zod/mini";
import { underDeclaredNames } from "./lenient-args.ts";
import type { Occasion } from "../conversations/sessions/start-conversation.ts";
import { toolLimits } from "../conversations/tool-calls/limits.ts";
import type { RunTool } from "../conversations/tool-calls/tool-call.ts";
import type { Project } from "../projects/project.ts";
import type { UnknownRecord } from "../platform/core/unknown-record.ts";

/** Declared in `registry.ts`. Light: the handler is loaded when the tool is called. */
export interface ToolDefinition<Name, Args> {
  readonly name: Name;
  /** For the model: what the tool does, when to call it and when not to. */
  readonly description: string;
  /** Declared to the model, but accepts whatever it sends: the tool asks the visitor about missing and unfit arguments. */
  readonly args: z.ZodMiniType<Args> & { readonly shape: UnknownRecord };
  /** The module that the project must have; undefined if every project has the tool. */
  readonly module?: keyof Project["modules"];
  /** Whether the tool is declared in a conversation. In others, a call is answered with a sentence. */
  readonly isOffered?: (occasion: Occasion) => boolean;
  /** Time limit, if not the one for all tools. */
  readonly timeMs?: number;
  /**
   * Set for a slow tool: the agent keeps talking, and a visitor who interrupts does not lose the result. The model waits for other tools.
   */
  readonly goesOn?: true;
  readonly load: () => Promise<{ readonly run: RunTool<Args> }>;
}

/** A tool whose argument type is hidden from its callers. */
export interface Tool<Name = string> extends Omit<ToolDefinition<Name, unknown>, "load" | "args"> {
  readonly timeMs: number;
  readonly args: z.ZodMiniType;
  readonly run: RunTool<UnknownRecord>;
}

export const tool = <const Name, Args>({ load, ...definition }: ToolDefinition<Name, Args>): Tool<Name> => ({
  timeMs: toolLimits.timeMs,
  ...definition,
  run: async (args, call) => (await load()).run(definition.args.parse(underDeclaredNames(definition.args.shape, args)), call),
});
