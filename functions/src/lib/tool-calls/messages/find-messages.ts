import { type FoundTexts, findTexts } from "../../i18n/texts.ts";
import { english } from "./english.ts";

export type ToolMessages = FoundTexts<"tools">;

/** The texts in a language, or in English. */
export const findToolMessages = async (language: string): Promise<ToolMessages> => findTexts("tools", english, language);
