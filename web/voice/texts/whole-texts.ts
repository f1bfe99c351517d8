import { texts as english, type Texts } from "./en.ts";
import type { FirstTexts } from "./en-first.ts";
import type { FoundFirstTexts, FoundTexts } from "./find-texts.ts";

/** Other languages are loaded whole. */
const isWhole = (texts: FirstTexts): texts is Texts => "mute" in texts;

export const wholeTexts = ({ language, texts }: FoundFirstTexts): FoundTexts => ({ language, texts: isWhole(texts) ? texts : english });
