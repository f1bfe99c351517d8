import type { UnknownRecord } from "../../core/unknown-record.ts";
import type { TranslationPorts } from "../../i18n/translate-once.ts";
import { findTexts } from "../../i18n/texts.ts";
import { getWidgetLabels } from "../../i18n/widget-labels.ts";
import type { RunTool } from "../../tool-calls/tool-call.ts";
import type { ProfilePorts } from "../../profile/profile-ports.ts";
import { updateProfile } from "../../profile/update-profile.ts";
import { profileStore } from "../../profile/store.ts";
import { translationStore } from "../../i18n/store.ts";
import { operatorLog } from "../../log/write-operator-log.ts";

const translation: TranslationPorts = {
  store: translationStore,
  service: {
    translate: async (request) =>
      (await import("../../services/translation/deployed-translation-service.ts")).translationService.translate(request),
  },
  log: operatorLog,
};

/** Tables of languages, pronouns and countries are loaded when a visitor first says something that needs them: most calls do without. */
const ports: Omit<ProfilePorts, "findLabels"> = {
  profiles: profileStore,
  findMessages: async (language) => findTexts("profile", language),
  parseLanguage: async (...said) => (await import("../../i18n/spoken-language.ts")).readLanguage(...said),
  parsePronoun: async (...said) => (await import("../../profile/parse-pronoun.ts")).parsePronoun(...said),
  parseEmail: async (...said) => (await import("../../profile/parse-email.ts")).parseEmail(...said),
  parsePhone: async (...said) => (await import("../../profile/parse-phone.ts")).parsePhone(...said),
  speakPhone: async (phone) => (await import("../../profile/parse-phone.ts")).speakPhone(phone),
};

export const run: RunTool<UnknownRecord> = async (args, call) => {
  const findLabels: ProfilePorts["findLabels"] = async (language, switching) =>
    getWidgetLabels(translation, { language, switching, now: call.at });
  return updateProfile({ ...ports, findLabels }, args, call);
};
