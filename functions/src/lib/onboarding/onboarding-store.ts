import type { FieldPath } from "./field-path.ts";
import type { Edits, Session } from "./onboarding-session.ts";

/** A visitor has one session in a project. */
export interface SessionKey {
  readonly projectId: string;
  readonly uid: string;
}

/** The parts of a session that change together. Of the edits only those that are named change. */
export interface SessionChange extends Partial<Pick<Session, "company" | "profile" | "confirmedAt" | "confirmedFields" | "extraction">> {
  readonly edits?: Edits;
  /** Edits that are no longer there. */
  readonly droppedEdits?: readonly FieldPath[];
}

export interface OnboardingStore {
  /**
   * The empty session when there is none.
   *
   * @throws AppError `unavailable`
   */
  readonly findSession: (key: SessionKey) => Promise<Session>;
  /**
   * Writes only what changes, and names the state that was written.
   *
   * @throws WriteConflict when the session is not any more as it was read
   * @throws AppError `unavailable`
   */
  readonly writeSession: (key: SessionKey, before: Session, change: SessionChange, at: Date) => Promise<string>;
}
