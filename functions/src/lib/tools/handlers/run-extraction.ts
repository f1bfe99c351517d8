import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { extractionModel, publicBaseUrl, webProxyUrl } from "../../platform/config/params.ts";
import type { Extractor } from "../../onboarding/extraction/extraction.ts";
import { budgetStore } from "../../usage/quota/store.ts";
import type { RunTool } from "../../conversations/tool-calls/tool-call.ts";
import { runExtraction } from "../../onboarding/run-extraction.ts";
import { createExtractor } from "../../providers/extraction/gemini-extraction.ts";
import { deployedGemini } from "../../providers/gemini/generate-content.ts";
import { onboardingStore } from "../../onboarding/store.ts";
import { companyDirectory } from "./company-directory.ts";
import { operatorLog } from "../../platform/log/write-operator-log.ts";

let memoised: Extractor | undefined;

/** One per process, to keep its connections open. Created on first use, because parameters have no values earlier. */
const extractor = (): Extractor =>
  (memoised ??= createExtractor({
    gemini: { ...deployedGemini, model: () => extractionModel.value() },
    web: { proxyUrl: () => webProxyUrl.value(), publicUrl: () => publicBaseUrl.value() },
    log: operatorLog,
  }));

export const run: RunTool<unknown> = async (_args, call) =>
  runExtraction(
    {
      sessions: onboardingStore,
      extractor: extractor(),
      budgets: budgetStore,
      companies: companyDirectory,
      now: () => new Date(),
      newId: randomUUID,
      pause: async (ms) => sleep(ms, undefined, { signal: call.signal }),
    },
    call,
  );
