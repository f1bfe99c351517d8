import type { RunTool } from "../../domain/live/tool-call.ts";
import { setField } from "../../domain/onboarding/set-field.ts";
import { onboardingStore } from "../../stores/onboarding-store.ts";
import type { SetFieldArgs } from "../set-field.ts";

export const run: RunTool<SetFieldArgs> = async ({ path = "", value }, call) =>
  setField(
    {
      sessions: onboardingStore,
      // With tables that are loaded when a visitor first names a language.
      findLanguage: async (...said) => (await import("../../domain/i18n/spoken-language.ts")).readLanguage(...said),
      now: () => new Date(),
    },
    { path, value },
    call,
  );
