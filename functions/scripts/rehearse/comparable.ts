import { cleanText, foldText } from "../../src/lib/platform/core/text.ts";

/** Words as they are compared: in any case of letters, and without what only looks different. */
export const comparable = (text: string): string => foldText(cleanText(text));
