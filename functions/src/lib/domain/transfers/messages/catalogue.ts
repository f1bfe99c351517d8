import type { Catalogue, Messages } from "../../i18n/catalogue.ts";
import { english, type MessageKey } from "./english.ts";

export const catalogue: Pick<Catalogue<MessageKey>, "english"> & Partial<Catalogue<MessageKey>> = { english };

export interface TransferMessages {
  readonly language: string;
  readonly messages: Messages<MessageKey>;
}

/** The texts in a language, or in English. */
export const findTransferMessages = async (language: string): Promise<TransferMessages> =>
  Promise.resolve({ language: language.slice(0, 0) || "en", messages: catalogue.english });
