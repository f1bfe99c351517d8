import type { UnknownRecord } from "../../platform/core/unknown-record.ts";
import { getWidgetLabels, type TranslationPorts } from "../../i18n/widget-labels.ts";
import type { RunTool } from "../../conversations/tool-calls/tool-call.ts";
import { type ProfilePorts, updateProfile } from "../../profile/update-profile.ts";
import { budgetStore } from "../../usage/quota/store.ts";
import { spendUnit } from "../../conversations/tool-calls/spend-unit.ts";
import { profileStore } from "../../profile/store.ts";
import { translationStore } from "../../i18n/store.ts";
import { operatorLog } from "../../platform/log/write-operator-log.ts";

const translation: Omit<TranslationPorts, "spend"> = {
  store: translationStore,
  service: {
    translate: async (request) => (await import("../../providers/translation/cloud-translation.ts")).translationService.translate(request),
  },
  log: operatorLog,
};

export const run: RunTool<UnknownRecord> = async (args, call) => {
  // All labels of a card count as one unit.
  let spent: ReturnType<TranslationPorts["spend"]> | undefined;
  const spend: TranslationPorts["spend"] = async () => (spent ??= spendUnit(budgetStore, "translate_labels", call));
  const findLabels: ProfilePorts["findLabels"] = async (language, switching) =>
    getWidgetLabels({ ...translation, spend }, { language, switching, now: call.at });
  return updateProfile({ profiles: profileStore, findLabels }, args, call);
};
