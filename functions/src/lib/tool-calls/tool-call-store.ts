export interface ToolCallKey {
  readonly projectId: string;
  /** Of the caller, the tool, and the id that the model gave the call. */
  readonly id: string;
}

/** What is kept of a call for a while, so that a repeated one does nothing twice. */
export type KeptCall =
  | { readonly kind: "running"; readonly leaseUntil: Date; readonly writeToken: string }
  | { readonly kind: "finished"; readonly answer: object; readonly expireAt: Date; readonly writeToken: string };

interface CallClaim {
  /** A call that has not finished by then was lost with its process. */
  readonly leaseUntil: Date;
  readonly expireAt: Date;
  /** The state that is replaced; undefined when there must be none. */
  readonly writeToken: string | undefined;
}

export interface ToolCallStore {
  /** @throws AppError `unavailable` */
  readonly findCall: (key: ToolCallKey) => Promise<KeptCall | undefined>;
  /**
   * Names the state that was written.
   *
   * @throws WriteConflict when another has claimed the call
   * @throws AppError `unavailable`
   */
  readonly claimCall: (key: ToolCallKey, claim: CallClaim) => Promise<string>;
  /** @throws AppError `unavailable` */
  readonly finishCall: (key: ToolCallKey, answer: object) => Promise<void>;
  /**
   * Forgets a call that came to nothing, so that it can be made again.
   *
   * @throws WriteConflict when another has claimed it meanwhile
   * @throws AppError `unavailable`
   */
  readonly forgetCall: (key: ToolCallKey, writeToken: string) => Promise<void>;
}
