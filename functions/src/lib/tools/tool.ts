import type * as z from "zod/mini";
import { toolLimits } from "../tool-calls/limits.ts";
import type { RunTool } from "../tool-calls/tool-call.ts";
import type { Project, Role } from "../projects/project.ts";
import type { UnknownRecord } from "../core/unknown-record.ts";

/** Declared in `registry.ts`. Light: the handler is loaded when the tool is called. */
export interface ToolDefinition<Name, Args> {
  readonly name: Name;
  /** For the model: what it does, when to call it and when not. */
  readonly description: string;
  /** Declared to the model. Accepts whatever a model sends: the tool asks the visitor for what is missing or does not fit. */
  readonly args: z.ZodMiniType<Args>;
  /** The module that the project must have. Without one, every project has the tool. */
  readonly module?: keyof Project["modules"];
  /** In which conversations it is declared. In others, a call is answered with a sentence. */
  readonly isOffered?: (occasion: Occasion) => boolean;
  /** Its time limit, if not that of all tools. */
  readonly timeMs?: number;
  /**
   * So slow that the agent should keep talking, and a visitor who interrupts should not lose the result. The model waits for other tools.
   */
  readonly goesOn?: true;
  readonly load: () => Promise<{ readonly run: RunTool<Args> }>;
}

export interface Occasion {
  readonly project: Project;
  /** Undefined: an anonymous visitor. */
  readonly role: Role | undefined;
  /** The visitor has a brief to make, or to correct. */
  readonly isOnboarding: boolean;
  readonly at: Date;
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
  run: async (args, call) => (await load()).run(definition.args.parse(args), call),
});
