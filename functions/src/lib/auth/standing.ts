import { identityLimits } from "./limits.ts";

/** What an instance knows of an account. */
export type Standing =
  /** Enabled at the last look-up. `signOutSec`: when its owner was last signed out everywhere, in seconds since 1970. */
  | { readonly kind: "enabled"; readonly signOutSec: number; readonly atMs: number }
  /** Disabled or deleted at the last look-up. */
  | { readonly kind: "shut_out" }
  /** Never looked up: Google has refused to, since then. */
  | { readonly kind: "unseen"; readonly atMs: number };

type Enabled = Extract<Standing, { readonly kind: "enabled" }>;

/** Whether an account need not be looked up again. */
export const isFresh = (standing: Standing | undefined, nowMs: number): standing is Enabled =>
  standing?.kind === "enabled" && nowMs - standing.atMs < identityLimits.accountMs;

/**
 * Whether a visitor whose token verifies is served while Google refuses look-ups: for at most an hour after the last look-up, or after the
 * first refused one if there was none. Who is known to be shut out stays so.
 */
export const judgeUnchecked = (
  standing: Standing | undefined,
  { signedInSec, nowMs }: { readonly signedInSec: number; readonly nowMs: number },
): "serve" | "refuse" | "unknown" => {
  if (standing === undefined) return "serve";
  if (standing.kind === "shut_out" || isSignedOut(standing, signedInSec)) return "refuse";
  return nowMs - standing.atMs < identityLimits.uncheckedMs ? "serve" : "unknown";
};

/** The owner was signed out everywhere after this sign-in. */
export const isSignedOut = (standing: Standing, signedInSec: number): boolean =>
  standing.kind === "enabled" && signedInSec < standing.signOutSec;
