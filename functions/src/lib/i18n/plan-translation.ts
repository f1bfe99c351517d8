import { isHeld } from "../core/lease.ts";
import type { AnyLabels } from "./label-scopes.ts";
import type { KeptTranslation } from "./translation-store.ts";

/** What to do about the labels of a scope. */
export type TranslationPlan =
  | { readonly kind: "serve"; readonly labels: AnyLabels }
  | { readonly kind: "english" }
  /** Another caller is translating them. */
  | { readonly kind: "wait" }
  | { readonly kind: "translate" };

export interface TranslationWish {
  /** The hash of the current English strings. */
  readonly sourceHash: string;
  /** True if somebody has just switched to this language. */
  readonly switching: boolean;
  readonly now: Date;
}

/**
 * Decides what to do about the labels of a scope. Translations of outdated English strings do not count. Once a translation has been
 * begun for a language, every caller retries it until it succeeds.
 */
export const planTranslation = (kept: KeptTranslation | undefined, { sourceHash, switching, now }: TranslationWish): TranslationPlan => {
  if (kept === undefined) return { kind: switching ? "translate" : "english" };
  const { state } = kept;
  switch (state.kind) {
    case "running":
      if (!isHeld(state.leaseUntil, now)) return { kind: "translate" };
      return { kind: switching ? "wait" : "english" };
    case "failed":
      return { kind: state.sourceHash === sourceHash && state.retryAt > now ? "english" : "translate" };
    case "translated":
      return state.sourceHash === sourceHash ? { kind: "serve", labels: state.labels } : { kind: "translate" };
  }
};
