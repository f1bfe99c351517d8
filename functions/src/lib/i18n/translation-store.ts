import type { AnyLabels, LabelScope } from "./label-scopes.ts";
import type { TranslationFailure } from "./translation-service.ts";

/** Identifies the record of one scope in one language. */
export interface TranslationKey {
  readonly language: string;
  readonly scope: LabelScope;
}

/** A translation to find or make. */
export interface TranslationTask extends TranslationKey {
  readonly english: AnyLabels;
}

/** What came of the last attempt. `sourceHash` identifies the English strings that it was made of. */
export type KeptTranslation =
  | { readonly kind: "failed"; readonly sourceHash: string; readonly reason: TranslationFailure; readonly retryAt: Date }
  | { readonly kind: "translated"; readonly sourceHash: string; readonly labels: AnyLabels; readonly translatedAt: Date };

export interface TranslationStore {
  /**
   * The records of several scopes, in the same order; undefined for those that nobody has asked for yet.
   *
   * @throws AppError `unavailable`
   */
  readonly findTranslations: (tasks: readonly TranslationTask[]) => Promise<readonly (KeptTranslation | undefined)[]>;
  /**
   * Replaces whatever is stored.
   *
   * @throws AppError `unavailable`
   */
  readonly writeTranslation: (key: TranslationKey, kept: KeptTranslation) => Promise<void>;
}
