import { transferLimits } from "./limits.ts";

/** A name as it can be announced: without what XML has no form for, and not endless. Empty when nothing is left. */
export const spokenName = (name: string): string => {
  const characters = Array.from(name.replaceAll(/[\p{C}\s]+/gu, " ").trim());
  return characters.slice(0, transferLimits.announcedNameLength).join("").trim();
};
