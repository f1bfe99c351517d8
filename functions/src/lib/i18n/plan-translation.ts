import { isHeld } from "../core/lease.ts";
import type { AnyLabels } from "./label-scopes.ts";
import type { KeptTranslation } from "./translation-store.ts";

/** What is to be done about the labels of a scope. */
export type TranslationPlan =
  | { readonly kind: "serve"; readonly labels: AnyLabels }
  | { readonly kind: "english" }
  /** Another is translating them. */
  | { readonly kind: "wait" }
  | { readonly kind: "translate" };

export interface TranslationWish {
  /** Of the English texts as they are now. */
  readonly sourceHash: string;
  /** Somebody has just asked for this language. */
  readonly switching: boolean;
  readonly now: Date;
}

/**
 * Decides on the labels of a scope. Those of other English texts count as none. A translation that was once begun is owed to the
 * people of that language: whoever comes tries again.
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
