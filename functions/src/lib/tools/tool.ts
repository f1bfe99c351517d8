import * as z from "zod/mini";
import type { Occasion } from "../conversations/sessions/start-conversation.ts";
import { toolLimits } from "../conversations/tool-calls/limits.ts";
import type { RunTool } from "../conversations/tool-calls/tool-call.ts";
import type { Project } from "../projects/project.ts";
import type { UnknownRecord } from "../platform/core/unknown-record.ts";
import { isBlank, lettersOf, splitTerms } from "../platform/core/text.ts";

/** Declared in `registry.ts`. Light: the handler is loaded when the tool is called. */
interface ToolDefinition<Name, Args> {
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

/** Schemas that accept what models send: a number for a string, null, nothing. The tool asks the visitor for what is missing. */

/** Any value, however it is declared: the tool decides what fits. Undefined if the argument is missing. */
export const loose = (declared: { readonly description: string } & UnknownRecord) => z.optional(z.unknown().check(z.meta(declared)));

/** Undefined if the argument is missing. */
export const looseString = (description: string, options?: readonly string[]) =>
  z.pipe(
    loose({ type: "string", description, ...(options !== undefined && { enum: [...options] }) }),
    z.transform((value: unknown) => (typeof value === "string" ? value : typeof value === "number" ? String(value) : undefined)),
  );

/** Words and short terms: an array of strings, or one comma-separated string. Empty if missing. */
export const looseStrings = (description: string) =>
  z.pipe(
    loose({ type: "array", items: { type: "string" }, description }),
    z.transform((value: unknown): readonly string[] => {
      const values: readonly unknown[] = typeof value === "string" ? splitTerms(value) : Array.isArray(value) ? value : [];
      return values.filter((word) => typeof word === "string");
    }),
  );

/** False if missing. */
export const looseFlag = (description: string) =>
  z.pipe(
    loose({ type: "boolean", description }),
    z.transform((value: unknown): boolean => value === true || value === "true"),
  );

/**
 * The arguments by their declared names, which models also write as `registryId` or `REGISTRY-ID`. What has the declared name itself counts,
 * unless it is empty.
 */
const underDeclaredNames = (declared: UnknownRecord, sent: UnknownRecord): UnknownRecord => {
  const names = new Map(Object.keys(declared).map((name) => [lettersOf(name), name]));
  const weightOf = ([name, value]: readonly [string, unknown]): number =>
    !Object.hasOwn(declared, name) ? 1 : isBlank(value ?? "") ? 0 : 2;
  const sorted = Object.entries(sent).toSorted((one, other) => weightOf(one) - weightOf(other));
  return Object.fromEntries(sorted.map(([name, value]) => [names.get(lettersOf(name)) ?? name, value]));
};

/** Declares arguments as required to the model only. If one is missing, the tool asks the visitor for it. */
export const required = (...names: readonly string[]) => z.meta({ required: [...names] });
