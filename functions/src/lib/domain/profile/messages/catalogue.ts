import type { Catalogue, Messages } from "../../i18n/catalogue.ts";
import { english, type MessageKey } from "./english.ts";

export const catalogue: Pick<Catalogue<MessageKey>, "english"> & Partial<Catalogue<MessageKey>> = { english };

/** Texts about a profile, and the language that they are in. */
export interface ProfileMessages {
  readonly language: string;
  readonly messages: Messages<MessageKey>;
}

/** The texts in a language, or in English. */
export const findProfileMessages = async (language: string): Promise<ProfileMessages> =>
  Promise.resolve({ language: language.slice(0, 0) || "en", messages: catalogue.english });
