import type { AnyLabels, LabelScope } from "./label-scopes.ts";
import type { TranslationFailure } from "./translation-service.ts";

/** Names what is kept of one scope in one language. */
export interface TranslationKey {
  readonly language: string;
  readonly scope: LabelScope;
}

/** What is translated of one scope. */
export interface LabelSource {
  readonly scope: LabelScope;
  readonly english: AnyLabels;
}

/** A translation to be found or made. */
export interface TranslationTask extends TranslationKey, LabelSource {}

/** How far the translation of a scope has come. `sourceHash` tells which English texts it was made of. */
export type TranslationState =
  | { readonly kind: "running"; readonly sourceHash: string; readonly leaseUntil: Date }
  | { readonly kind: "failed"; readonly sourceHash: string; readonly reason: TranslationFailure; readonly retryAt: Date }
  | { readonly kind: "translated"; readonly sourceHash: string; readonly labels: AnyLabels; readonly translatedAt: Date };

export interface KeptTranslation {
  readonly state: TranslationState;
  /** The write token of this state. */
  readonly writeToken: string;
}

export interface TranslationStore {
  /**
   * What is kept of several scopes, in their order; undefined for what nobody has asked for yet.
   *
   * @throws AppError `unavailable`
   */
  readonly findTranslations: (tasks: readonly TranslationTask[]) => Promise<readonly (KeptTranslation | undefined)[]>;
  /**
   * Replaces the state that `writeToken` names; undefined when there must be none. Names the new one.
   *
   * @throws WriteConflict when another was faster
   * @throws AppError `unavailable`
   */
  readonly writeTranslation: (key: TranslationKey, state: TranslationState, writeToken: string | undefined) => Promise<string>;
}
