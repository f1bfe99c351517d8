import { digest } from "../core/digest.ts";
import type { LabelSource } from "./translation-store.ts";

/** Increased to renew translations although their English strings are unchanged, for example when the request to the service changes. */
const format = "1";

/** Identifies the English strings of a scope that a translation was made of. */
export const sourceHashOf = ({ scope, english }: LabelSource): string => digest(format, scope, ...Object.entries(english).flat());
