import { type FoundTexts, findTexts } from "../../i18n/texts.ts";
import { english } from "./english.ts";

export type KnowledgeMessages = FoundTexts<"knowledge">;

/** The texts in a language, or in English. */
export const findKnowledgeMessages = async (language: string): Promise<KnowledgeMessages> => findTexts("knowledge", english, language);
