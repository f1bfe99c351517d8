export interface ToolCallKey {
  readonly projectId: string;
  /** The caller. */
  readonly uid: string;
  /** Made of the caller, the tool, and the ID that the model gave the call. */
  readonly id: string;
}

/** What is remembered of a call for a while, so that a repeated call is not executed twice. */
export type KeptCall =
  | { readonly kind: "running"; readonly claimId: string; readonly leaseUntil: Date; readonly writeToken: string }
  | { readonly kind: "finished"; readonly answer: object; readonly expireAt: Date; readonly writeToken: string };

interface CallClaim {
  /** Another one for every claim: whose answer was lost recognises their own. */
  readonly claimId: string;
  /** A call that has not finished by then was lost with its process. */
  readonly leaseUntil: Date;
  readonly expireAt: Date;
  /** The write token of the state to replace; undefined when there must be none. */
  readonly writeToken: string | undefined;
}

export interface ToolCallStore {
  /** @throws AppError `unavailable` */
  readonly findCall: (key: ToolCallKey) => Promise<KeptCall | undefined>;
  /**
   * Returns the write token of the new state.
   *
   * @throws WriteConflict when another caller has claimed the call
   * @throws AppError `unavailable`
   */
  readonly claimCall: (key: ToolCallKey, claim: CallClaim) => Promise<string>;
  /**
   * Keeps the answer of the call that was claimed with this write token.
   *
   * @throws WriteConflict when another claim has replaced it, or the answer is already kept
   * @throws AppError `unavailable`
   */
  readonly finishCall: (key: ToolCallKey, answer: object, writeToken: string) => Promise<void>;
  /**
   * Forgets a call that failed, so that it can be repeated.
   *
   * @throws WriteConflict when another caller has claimed it in the meantime
   * @throws AppError `unavailable`
   */
  readonly forgetCall: (key: ToolCallKey, writeToken: string) => Promise<void>;
}
