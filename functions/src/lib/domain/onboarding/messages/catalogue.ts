import type { Catalogue, Messages } from "../../i18n/catalogue.ts";
import { english, type MessageKey } from "./english.ts";

export const catalogue: Pick<Catalogue<MessageKey>, "english"> & Partial<Catalogue<MessageKey>> = { english };

export interface OnboardingMessages {
  readonly language: string;
  readonly messages: Messages<MessageKey>;
}

export const findOnboardingMessages = async (language: string): Promise<OnboardingMessages> =>
  Promise.resolve({ language: language.slice(0, 0) || "en", messages: catalogue.english });
