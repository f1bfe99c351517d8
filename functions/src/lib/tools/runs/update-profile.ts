import type { TranslationPorts } from "../../domain/i18n/translate-once.ts";
import { getWidgetLabels } from "../../domain/i18n/widget-labels.ts";
import type { RunTool } from "../../domain/live/tool-call.ts";
import { findProfileMessages } from "../../domain/profile/messages/find-messages.ts";
import type { ProfilePorts } from "../../domain/profile/profile-ports.ts";
import { updateProfile } from "../../domain/profile/update-profile.ts";
import { profileStore } from "../../stores/profile-store.ts";
import { translationStore } from "../../stores/translation-store.ts";
import type { UpdateProfileArgs } from "../update-profile.ts";
import { logTranslationFailure } from "./translation-log.ts";

const translation: TranslationPorts = {
  store: translationStore,
  service: { translate: async (request) => (await import("../../services/translation/translation-service.ts")).translationService.translate(request) },
  report: logTranslationFailure,
};

/** What most calls do without is loaded when a visitor first says something that needs it: tables of languages, pronouns, countries. */
const ports: Omit<ProfilePorts, "findLabels"> = {
  profiles: profileStore,
  findMessages: findProfileMessages,
  readLanguage: async (...said) => (await import("../../domain/i18n/spoken-language.ts")).readLanguage(...said),
  readPronoun: async (...said) => (await import("../../domain/profile/read-pronoun.ts")).readPronoun(...said),
  readPhone: async (...said) => (await import("../../domain/profile/read-phone.ts")).readPhone(...said),
  speakPhone: async (phone) => (await import("../../domain/profile/read-phone.ts")).speakPhone(phone),
};

export const run: RunTool<UpdateProfileArgs> = async (args, call) => {
  const findLabels: ProfilePorts["findLabels"] = async (language, switching) => getWidgetLabels(translation, { language, switching, now: call.at });
  return updateProfile({ ...ports, findLabels }, args, call);
};
