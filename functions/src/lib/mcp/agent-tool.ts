import type * as z from "zod/mini";
import type { AgentAnswer, AgentToolName } from "../../../answers/agents.ts";
import type { Scope } from "../../../answers/keys.ts";
import type { UnknownRecord } from "../platform/core/unknown-record.ts";
import type { Project } from "../projects/project.ts";
import { parseFields } from "../platform/http/query.ts";

/** One call of a tool by a program with a key. */
export interface AgentCall {
  readonly id: string;
  readonly project: Project;
  /** What the key allows. */
  readonly scopes: readonly Scope[];
  /** How records name the key. */
  readonly by: string;
  readonly at: Date;
}

/** A key has the rights of a manager at most, whatever its scopes: docs/decisions/045-keys-and-agents.md. */
export const roleOfKeys = "manager";

export interface AgentResult<Data extends object = object> {
  /** What happened, and what to do next. Contains nothing that somebody else wrote. */
  readonly said: string;
  readonly data: Data;
}

/** The work of a tool. What the agent can correct is thrown as an AppError, as by an endpoint. */
export type RunAgentTool<Name extends AgentToolName, Args> = (args: Args, call: AgentCall) => Promise<AgentResult<AgentAnswer<Name>>>;

interface AgentToolDefinition<Name extends AgentToolName, Args> {
  readonly name: Name;
  /** One of them is enough. */
  readonly scopes: readonly Scope[];
  readonly args: z.ZodMiniType<Args>;
  readonly load: () => Promise<RunAgentTool<Name, Args>>;
}

/** Its description for models is in `tool-list.json`, which the contract writes. */
export interface AgentTool {
  readonly name: AgentToolName;
  readonly scopes: readonly Scope[];
  readonly args: z.ZodMiniType;
  /** @throws AppError `invalid_request` with every problem of the arguments, and those of the tool */
  readonly run: (args: UnknownRecord, call: AgentCall) => Promise<AgentResult>;
}

export const agentTool = <const Name extends AgentToolName, Args>({
  name,
  scopes,
  args,
  load,
}: AgentToolDefinition<Name, Args>): AgentTool => ({
  name,
  scopes,
  args,
  run: async (sent, call) => {
    const accepted = parseFields(args, sent);
    const work = await load();
    return work(accepted, call);
  },
});
