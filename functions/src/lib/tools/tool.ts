import type * as z from "zod/mini";
import { toolLimits } from "../tool-calls/limits.ts";
import type { RunTool } from "../tool-calls/tool-call.ts";
import type { Project } from "../projects/project.ts";

/** The names by which the model calls the tools. */
export const toolNames = [
  "update_profile",
  "ask",
  "answer",
  "transfer_to_manager",
  "search_company",
  "select_company",
  "run_extraction",
  "set_field",
  "confirm",
] as const;

type ToolName = (typeof toolNames)[number];

/** In a description: the languages of the site, which are filled in for each project. */
export const siteLanguages = "{site_languages}";

/** What `tools/<tool>.ts` declares. It is light: the handler is loaded when the tool is called. */
export interface ToolDefinition<Args> {
  readonly name: ToolName;
  /** For the model: what it does, when to call it and when not. */
  readonly description: string;
  /** Checks the arguments of a call, and is declared to the model. */
  readonly args: z.ZodMiniType<Args>;
  /** The module that the project must have; undefined for a tool that every project has. */
  readonly module: keyof Project["modules"] | undefined;
  /** Longest time for its work, in milliseconds, where it is not that of all tools. */
  readonly timeMs?: number;
  /** It asks other services, or a model: the agent does not fall silent meanwhile, where its model allows. */
  readonly isSlow?: true;
  readonly load: () => Promise<{ readonly run: RunTool<Args> }>;
  /** For a tool that reads much: what any caller's call reads first is read beside the guard. It returns the rest of the work. */
  readonly readAhead?: ReadAhead<Args>;
}

/** Who says that they call, and for which project. Nobody has checked it yet. */
export interface Claimed {
  readonly projectId: string;
  readonly uid: string;
  readonly at: Date;
}

type ReadAhead<Args> = (args: Args, claimed: Claimed) => Promise<RunTool<Args>>;

/** The outcome of checking a call's arguments. */
export type PreparedCall = { readonly problems: readonly ArgumentProblem[] } | { readonly run: () => ReturnType<RunTool<unknown>> };

export interface ArgumentProblem {
  /** The path of the argument; empty for all of them. */
  readonly path: string;
  readonly message: string;
}

/** A tool whose argument type is hidden from its callers. */
export interface Tool extends Omit<ToolDefinition<unknown>, "load" | "args" | "readAhead"> {
  readonly timeMs: number;
  readonly args: z.ZodMiniType;
  /** Checks the arguments first: the handler is not loaded for a call that cannot be executed. */
  readonly prepare: (args: unknown, call: Parameters<RunTool<unknown>>[1], ahead?: RunTool<unknown>) => PreparedCall;
  /** Undefined when there is nothing to be read ahead, or the arguments do not fit. */
  readonly readAhead: (args: unknown, claimed: Claimed) => Promise<RunTool<unknown> | undefined>;
}

export const tool = <Args>({ load, readAhead, ...definition }: ToolDefinition<Args>): Tool => ({
  timeMs: toolLimits.timeMs,
  ...definition,
  prepare: (args, call, ahead) => {
    const parsed = definition.args.safeParse(args);
    if (!parsed.success) return { problems: parsed.error.issues.map(({ path, message }) => ({ path: path.join("."), message })) };
    return { run: async () => (ahead ?? (await load()).run)(parsed.data, call) };
  },
  readAhead: async (args, claimed) => {
    const parsed = readAhead && definition.args.safeParse(args);
    if (parsed?.success !== true) return undefined;
    const run = await readAhead?.(parsed.data, claimed);
    return run && (async (_args, call) => run(parsed.data, call));
  },
});
