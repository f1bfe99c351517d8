import type { AnyLabels, LabelScope } from "./label-scopes.ts";
import type { TranslationFailure } from "./translation-service.ts";

/** Identifies the record of one scope in one language. */
export interface TranslationKey {
  readonly language: string;
  readonly scope: LabelScope;
}

/** The translated labels of one scope. */
export interface LabelSource {
  readonly scope: LabelScope;
  readonly english: AnyLabels;
}

/** A translation to find or make. */
export interface TranslationTask extends TranslationKey, LabelSource {}

/** The progress of a scope's translation. `sourceHash` identifies the English strings that it was made of, `leaseId` who makes it. */
export type TranslationState =
  | { readonly kind: "running"; readonly sourceHash: string; readonly leaseUntil: Date; readonly leaseId?: string }
  | { readonly kind: "failed"; readonly sourceHash: string; readonly reason: TranslationFailure; readonly retryAt: Date }
  | { readonly kind: "translated"; readonly sourceHash: string; readonly labels: AnyLabels; readonly translatedAt: Date };

export interface KeptTranslation {
  readonly state: TranslationState;
  /** The write token of this state. */
  readonly writeToken: string;
}

export interface TranslationStore {
  /**
   * The records of several scopes, in the same order; undefined for those that nobody has asked for yet.
   *
   * @throws AppError `unavailable`
   */
  readonly findTranslations: (tasks: readonly TranslationTask[]) => Promise<readonly (KeptTranslation | undefined)[]>;
  /**
   * Replaces the state that `writeToken` names; undefined when there must be none. Returns the new write token.
   *
   * @throws WriteConflict when somebody else was faster
   * @throws AppError `unavailable`
   */
  readonly writeTranslation: (key: TranslationKey, state: TranslationState, writeToken: string | undefined) => Promise<string>;
}
