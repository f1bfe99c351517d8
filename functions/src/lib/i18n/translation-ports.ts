import type { ServiceFailure } from "../core/service-error.ts";
import type { Texts, TextScope } from "./texts.ts";

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
  | { readonly kind: "failed"; readonly sourceHash: string; readonly reason: ServiceFailure; readonly retryAt: Date }
  | { readonly kind: "translated"; readonly sourceHash: string; readonly labels: AnyLabels; readonly translatedAt: Date };

/** @throws AppError `unavailable` when storage is unavailable (every method) */
export interface TranslationStore {
  /** The records of several scopes, in the same order; undefined for those that nobody has asked for yet. */
  readonly findTranslations: (tasks: readonly TranslationTask[]) => Promise<readonly (KeptTranslation | undefined)[]>;
  /** Replaces whatever is stored. */
  readonly writeTranslation: (key: TranslationKey, kept: KeptTranslation) => Promise<void>;
}

/** The labels of a card, which are translated for languages without a catalogue, one whole scope at a time. */
export const labelScopes = ["profile_card", "pronouns"] as const satisfies readonly TextScope[];

export type LabelScope = (typeof labelScopes)[number];

/** The strings of a scope in one language. */
export type Labels<Scope extends LabelScope> = Texts[Scope];

/** Strings by key, for a scope that is only known at run time. */
export type AnyLabels = Readonly<Record<string, string>>;

export interface TranslationRequest {
  /** In English. */
  readonly texts: readonly string[];
  /** BCP 47. */
  readonly target: string;
  /** Aborts the request. */
  readonly signal: AbortSignal;
}

/** Translates short strings of a user interface. */
export interface TranslationService {
  /**
   * The translations, in the same order.
   *
   * @throws ServiceError
   */
  readonly translate: (request: TranslationRequest) => Promise<readonly string[]>;
}
