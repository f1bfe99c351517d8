import type { Catalogue, Messages } from "../../i18n/catalogue.ts";
import { english, type MessageKey } from "./english.ts";

export const catalogue: Pick<Catalogue<MessageKey>, "english"> & Partial<Catalogue<MessageKey>> = { english };

export interface CompanyMessages {
  readonly language: string;
  readonly messages: Messages<MessageKey>;
}

export const findCompanyMessages = async (language: string): Promise<CompanyMessages> =>
  Promise.resolve({ language: language.slice(0, 0) || "en", messages: catalogue.english });
