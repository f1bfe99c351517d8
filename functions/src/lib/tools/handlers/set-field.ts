import type { RunTool } from "../../conversations/tool-calls/tool-call.ts";
import { setField } from "../../onboarding/set-field.ts";
import { onboardingStore } from "../../onboarding/store.ts";

interface Args {
  readonly path?: string | undefined;
  readonly value?: unknown;
}

export const run: RunTool<Args> = async ({ path = "", value }, call) =>
  setField(
    {
      sessions: onboardingStore,
      // The language tables are loaded when a visitor first names a language.
      findLanguage: async (...said) => (await import("../../i18n/named-language.ts")).findNamedLanguage(...said),
      now: () => new Date(),
    },
    { path, value },
    call,
  );
