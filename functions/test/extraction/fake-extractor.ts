import type { FakeVoice } from "../../fakes/voice/start-fake-voice.ts";
import { localVoiceKey } from "../../fakes/voice/settings.ts";
import type { FakeWeb } from "../../fakes/web/start-fake-web.ts";
import type { OperatorLog } from "../../src/lib/core/operator-log.ts";
import { createExtractor } from "../../src/lib/services/extraction/gemini-extraction.ts";

/** Production's extractor on the fakes of the web and of Gemini. */
export const fakeExtractor = (web: FakeWeb, gemini: FakeVoice, log: OperatorLog) =>
  createExtractor({
    gemini: { baseUrl: () => gemini.url, apiVersion: () => "v1beta", apiKey: () => localVoiceKey, model: () => "gemini-3.8-flash", fetch },
    web: { proxyUrl: () => web.url, publicUrl: () => "" },
    log,
  });
