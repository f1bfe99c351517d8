import type { FakeVoice } from "../../fakes/voice/start-fake-voice.ts";
import type { FakeWeb } from "../../fakes/web/start-fake-web.ts";
import type { OperatorLog } from "../../src/lib/platform/core/operator-log.ts";
import { createExtractor } from "../../src/lib/providers/extraction/gemini-extraction.ts";
import { geminiAt } from "../support/gemini-options.ts";

/** Production's extractor on the fakes of the web and of Gemini. */
export const fakeExtractor = (web: FakeWeb, gemini: FakeVoice, log: OperatorLog) =>
  createExtractor({
    gemini: geminiAt(gemini.url),
    web: { proxyUrl: () => web.url, publicUrl: () => "" },
    log,
  });
