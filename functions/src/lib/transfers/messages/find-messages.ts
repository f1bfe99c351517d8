import { type FoundTexts, findTexts } from "../../i18n/texts.ts";
import { english } from "./english.ts";

export type TransferMessages = FoundTexts<"transfers">;

/** The texts in a language, or in English. */
export const findTransferMessages = async (language: string): Promise<TransferMessages> => findTexts("transfers", english, language);
