import { digest } from "../core/digest.ts";
import type { LabelSource } from "./translation-store.ts";

/** Raised when translations are to be made anew although their English texts are the same, as when they are asked for in another way. */
const format = "1";

/** Names the English texts of a scope: a translation of other texts has another one. */
export const sourceHashOf = ({ scope, english }: LabelSource): string => digest(format, scope, ...Object.entries(english).flat());
