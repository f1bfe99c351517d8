import { texts as english } from "./en.ts";
import type { FoundFirstTexts, FoundTexts } from "./find-texts.ts";
import type { FirstTexts, Texts } from "./texts.ts";

/** Other languages are loaded whole. */
const isWhole = (texts: FirstTexts): texts is Texts => "mute" in texts;

export const wholeTexts = ({ language, texts }: FoundFirstTexts): FoundTexts => ({ language, texts: isWhole(texts) ? texts : english });
