import type { Catalogue, Messages } from "../../i18n/catalogue.ts";
import { english, type MessageKey } from "./english.ts";

export const catalogue: Pick<Catalogue<MessageKey>, "english"> & Partial<Catalogue<MessageKey>> = { english };

/** Texts that are proposed, and the language that they are in. */
export interface ExtractionMessages {
  readonly language: string;
  readonly messages: Messages<MessageKey>;
}

/** The texts in a language, or in English. */
export const findExtractionMessages = async (language: string): Promise<ExtractionMessages> =>
  Promise.resolve({ language: language.slice(0, 0) || "en", messages: catalogue.english });
