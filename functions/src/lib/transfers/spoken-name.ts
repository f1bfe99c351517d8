import { cleanText } from "../core/text.ts";
import { transferLimits } from "./limits.ts";

/** A name as it can be announced: without what XML has no form for, and not endless. Empty when nothing is left. */
export const spokenName = (name: string): string =>
  Array.from(cleanText(name)).slice(0, transferLimits.announcedNameLength).join("").trim();
