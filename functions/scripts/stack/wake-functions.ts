import type { Addresses } from "./addresses.ts";
import { readFirebaseConfig } from "./firebase-config.ts";

/**
 * Starts a process of every function. Each takes seconds while tests keep the machine busy, and pages would give up. A request that fails is ignored:
 * the function starts with the next one.
 */
export const wakeFunctions = async ({ hosting }: Addresses, signal: AbortSignal): Promise<void> => {
  for (const { source } of readFirebaseConfig().hosting.rewrites)
    await fetch(hosting + source.replaceAll("*", "none"), { method: "OPTIONS", signal }).catch(() => undefined);
};
