import type { Catalogue, Messages } from "../../i18n/catalogue.ts";
import { english, type MessageKey } from "./english.ts";

export const catalogue: Pick<Catalogue<MessageKey>, "english"> & Partial<Catalogue<MessageKey>> = { english };

/** The texts in a language, with the language that they really are in. */
export const findKnowledgeMessages = async (
  language: string,
): Promise<{ readonly language: string; readonly messages: Messages<MessageKey> }> => ({ language: language.slice(0, 0) || "en", messages: catalogue.english });
