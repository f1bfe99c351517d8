import type { ExtractionRequest, ExtractionResult } from "../../src/lib/onboarding/extraction/extraction.ts";
import type { ToolResult } from "../../answers/tool-result.ts";
import type { PlaceAnswer, RegistryAnswer } from "../../src/lib/onboarding/company-directory.ts";
import type { BudgetStore } from "../../src/lib/usage/quota/daily-budget.ts";
import type { OnboardingStore, SelectedCompany } from "../../src/lib/onboarding/onboarding-session.ts";
import { runExtraction } from "../../src/lib/onboarding/run-extraction.ts";
import { memorySessions } from "./memory-sessions.ts";
import { aToolCall } from "./a-tool-call.ts";

export const company: SelectedCompany = {
  country: "NO",
  registryId: "NO-ORGNR:1",
  placeId: undefined,
  businessUrl: undefined,
  name: "Fjord",
  town: undefined,
  address: undefined,
  website: "https://fjord.no",
  isClosed: false,
  registry: "verified",
  registryFacts: { url: null, industry: "Bakeries" },
  selectedAt: new Date(0),
};

export const nothing: ExtractionResult = { profile: {}, problems: [], partial: false };

export const found: ExtractionResult = {
  ...nothing,
  profile: { industry: { value: "Bakery", source: { kind: "website", url: "https://fjord.no" }, confidence: 0.9 } },
};

interface BenchParts {
  readonly sessions?: OnboardingStore;
  readonly extract?: (request: ExtractionRequest) => Promise<ExtractionResult>;
  readonly place?: PlaceAnswer;
  readonly registered?: RegistryAnswer;
  /** The clock also moves while a call waits. */
  readonly clock?: { nowMs: number };
  /** Extractions already counted today. */
  readonly readings?: number;
}

interface Bench {
  /** The pauses of waiting calls, in milliseconds. */
  readonly pauses: readonly number[];
  readonly run: () => Promise<ToolResult>;
}

/** Budgets of which a person and their project have used this much; nothing changes them. */
export const budgetsOf = (used: Readonly<Record<string, number>>): BudgetStore => {
  const tally = { counts: new Map(Object.entries(used)), writeToken: undefined };
  const usage = { person: tally, project: tally };
  return { findBudget: async () => usage, countUnit: async () => usage };
};

/** `run_extraction` with its own clock, which moves only while a call waits. */
export const aBench = ({
  sessions = memorySessions({ company }),
  extract = async () => found,
  place = { kind: "absent" },
  registered = { kind: "absent" },
  clock = { nowMs: 1_000_000 },
  readings = 0,
}: BenchParts = {}): Bench => {
  let ids = 0;
  const pauses: number[] = [];
  const ports = {
    sessions,
    extractor: { extract },
    companies: { findPlace: async () => place, findInRegistry: async () => registered },
    budgets: budgetsOf({ run_extraction: readings }),
    now: () => new Date(clock.nowMs),
    newId: () => `reading-${(ids += 1)}`,
    pause: async (ms: number) => {
      pauses.push(ms);
      clock.nowMs += ms;
      await new Promise(setImmediate);
    },
  };
  return { pauses, run: async () => runExtraction(ports, aToolCall()) };
};
