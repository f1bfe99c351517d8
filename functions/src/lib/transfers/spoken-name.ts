import { cleanText } from "../core/text.ts";
import { transferLimits } from "./limits.ts";

/** A name as it can be announced: without characters that XML does not allow, and of limited length. Empty if nothing is left. */
export const spokenName = (name: string): string =>
  Array.from(cleanText(name)).slice(0, transferLimits.announcedNameLength).join("").trim();
