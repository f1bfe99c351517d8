import { localVoiceKey } from "../../fakes/voice/settings.ts";
import type { OperatorEvent } from "../../src/lib/platform/core/operator-log.ts";
import type { GeminiOptions } from "../../src/lib/providers/gemini/generate-content.ts";

/** Options for a model of the fake at this URL, as a new process has them. */
export const geminiAt = (url: string, model = "gemini-3.8-flash"): GeminiOptions & { readonly events: OperatorEvent[] } => {
  const events: OperatorEvent[] = [];
  return {
    baseUrl: () => url,
    apiVersion: () => "v1beta",
    apiKey: () => localVoiceKey,
    model: () => model,
    fetch,
    acceptedForms: new Map(),
    log: (event) => {
      events.push(event);
    },
    events,
  };
};
