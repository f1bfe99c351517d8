import { cleanText } from "../core/text.ts";
import { fill } from "../i18n/catalogue.ts";
import { type CatalogueLanguage, findCatalogueLanguage, loadTexts, type TextKey } from "../i18n/texts.ts";
import { transferLimits } from "./limits.ts";
import { type SpokenSentence, spokenLanguages } from "./telephony.ts";
import type { Transfer } from "./transfer.ts";

/** A sentence for one of the two legs. In English if the telephony service has no voice for a language. */
export const speakTo = async (
  listener: "visitor" | "manager",
  { visitorLanguage, managerLanguage }: Pick<Transfer, "visitorLanguage" | "managerLanguage">,
  key: TextKey<"transfers">,
  values: Readonly<Record<string, string>> = {},
): Promise<SpokenSentence> => {
  const found = findCatalogueLanguage(listener === "visitor" ? visitorLanguage : managerLanguage);
  const language = found !== undefined && hasVoice(found) ? found : "en";
  const { transfers } = await loadTexts(language);
  return { language: spokenLanguages[language], text: fill(transfers[key], values) };
};

const hasVoice = (language: CatalogueLanguage): language is keyof typeof spokenLanguages => Object.hasOwn(spokenLanguages, language);

/** A name as it can be announced: without characters that XML does not allow, and of limited length. Empty if nothing is left. */
export const spokenName = (name: string): string =>
  Array.from(cleanText(name)).slice(0, transferLimits.announcedNameLength).join("").trim();
