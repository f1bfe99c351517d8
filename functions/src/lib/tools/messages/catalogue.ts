import type { Messages } from "../../domain/i18n/catalogue.ts";
import { english, type MessageKey } from "./english.ts";

export const findToolMessages = async (language: string): Promise<{ readonly language: string; readonly messages: Messages<MessageKey> }> =>
  Promise.resolve({ language: language.slice(0, 0) || "en", messages: english });
