import { expect } from "chai";
import { planTranslation } from "./plan-translation.ts";
import type { KeptTranslation, TranslationState } from "./translation-store.ts";

const now = new Date("2026-11-21T10:00:00Z");
const before = new Date(now.getTime() - 1);
const later = new Date(now.getTime() + 1);
const labels = { profile: "Wasifu" };

const keep = (state: TranslationState): KeptTranslation => ({ state, writeToken: "1" });

const translated = keep({ kind: "translated", sourceHash: "new", labels, translatedAt: before });
const stale = keep({ kind: "translated", sourceHash: "old", labels, translatedAt: before });
const running = keep({ kind: "running", sourceHash: "new", leaseUntil: later });
const abandoned = keep({ kind: "running", sourceHash: "new", leaseUntil: now });
const failed = keep({ kind: "failed", sourceHash: "new", reason: "timeout", retryAt: later });
const retriable = keep({ kind: "failed", sourceHash: "new", reason: "timeout", retryAt: now });
const failedOnOldTexts = keep({ kind: "failed", sourceHash: "old", reason: "unsupported_language", retryAt: later });

const plans: readonly (readonly [string, KeptTranslation | undefined, switching: string, otherwise: string])[] = [
  ["nothing", undefined, "translate", "english"],
  ["labels of these texts", translated, "serve", "serve"],
  ["labels of other texts", stale, "translate", "translate"],
  ["a translation that runs", running, "wait", "english"],
  ["a translation whose process died", abandoned, "translate", "translate"],
  ["a failure of just now", failed, "english", "english"],
  ["a failure of a while ago", retriable, "translate", "translate"],
  ["a failure with other texts", failedOnOldTexts, "translate", "translate"],
];

describe("planTranslation", () => {
  for (const [what, kept, whenSwitching, otherwise] of plans) {
    it(`finds ${what}`, () => {
      expect(planTranslation(kept, { sourceHash: "new", switching: true, now }).kind).to.equal(whenSwitching);
      expect(planTranslation(kept, { sourceHash: "new", switching: false, now }).kind).to.equal(otherwise);
    });
  }

  it("serves the labels that it found", () => {
    expect(planTranslation(translated, { sourceHash: "new", switching: false, now })).to.deep.equal({ kind: "serve", labels });
  });
});
