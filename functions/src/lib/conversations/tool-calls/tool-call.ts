import type { ToolResult } from "../../../../answers/tool-result.ts";
import type { Profile } from "../../projects/profile.ts";
import type { Project, Role } from "../../projects/project.ts";
import type { Count, Happening } from "../../usage/statistics/count.ts";

export interface ToolCaller {
  readonly uid: string;
  /** Undefined: an anonymous visitor, where the project is open to anyone. */
  readonly role: Role | undefined;
  /** As of the call's arrival. */
  readonly profile: Profile;
}

/** One call of a tool in a conversation, by an authorised visitor. */
export interface ToolCall {
  /** Identical for every repetition of this call. */
  readonly id: string;
  readonly project: Project;
  readonly caller: ToolCaller;
  readonly at: Date;
  /** Aborted when the tool's time limit is reached. */
  readonly signal: AbortSignal;
}

/** `happening` goes to the statistics when the answer is stored; it is not part of the answer. */
export interface CountedResult extends ToolResult {
  readonly happening?: Happening;
}

/** The work of a tool. What the visitor can correct is a result; what is thrown becomes a 5xx. */
export type RunTool<Args> = (args: Args, call: ToolCall) => Promise<CountedResult>;

export interface ToolCallKey {
  readonly projectId: string;
  readonly uid: string;
  /** A digest of the caller, the tool, and the ID that the model gave the call. */
  readonly id: string;
}

/** A recent call, stored so that a repetition is not executed again. */
export type KeptCall =
  | { readonly kind: "running"; readonly claimId: string; readonly leaseUntil: Date; readonly writeToken: string }
  | { readonly kind: "finished"; readonly answer: ToolResult; readonly expireAt: Date; readonly writeToken: string };

interface CallClaim {
  /** Unique to each claim, so that a caller whose answer was lost recognises its own claim. */
  readonly claimId: string;
  /** A call still unfinished by then counts as lost with its process. */
  readonly leaseUntil: Date;
  readonly expireAt: Date;
  /** Of the state to replace; undefined if the call must not be stored yet. */
  readonly writeToken: string | undefined;
}

export interface FinishedCall {
  readonly answer: ToolResult;
  readonly count: Count | undefined;
}

/** @throws AppError `unavailable` when storage is unavailable (every method) */
export interface ToolCallStore {
  readonly findCall: (key: ToolCallKey) => Promise<KeptCall | undefined>;
  /**
   * Returns the write token of the new state.
   *
   * @throws WriteConflict when another caller has claimed the call
   */
  readonly claimCall: (key: ToolCallKey, claim: CallClaim) => Promise<string>;
  /**
   * Stores the answer of the call claimed with this write token, and its count: both or neither.
   *
   * @throws WriteConflict when another claim has replaced it, or the answer is already stored
   */
  readonly finishCall: (key: ToolCallKey, done: FinishedCall, writeToken: string) => Promise<void>;
  /**
   * Deletes a failed call, so that it can be repeated.
   *
   * @throws WriteConflict when another caller has claimed it in the meantime
   */
  readonly forgetCall: (key: ToolCallKey, writeToken: string) => Promise<void>;
}
