import { expect } from "chai";
import { identityLimits } from "./limits.ts";
import { isFresh, judgeUnchecked, type Standing } from "./standing.ts";

const { accountMs, uncheckedMs } = identityLimits;
const atMs = 1_000_000;
const enabled: Standing = { kind: "enabled", signOutSec: 500, atMs };

describe("isFresh", () => {
  it("is true of enabled accounts alone, for a minute", () => {
    expect(isFresh(enabled, atMs + accountMs - 1)).to.equal(true);
    expect(isFresh(enabled, atMs + accountMs)).to.equal(false);
    for (const standing of [undefined, { kind: "shut_out" }, { kind: "unseen", atMs }] as const)
      expect(isFresh(standing, atMs)).to.equal(false);
  });
});

describe("judgeUnchecked", () => {
  const judge = (standing: Standing | undefined, nowMs: number, signedInSec = 600) => judgeUnchecked(standing, { signedInSec, nowMs });

  it("serves for an hour after the last look-up, and not longer", () => {
    expect(judge(enabled, atMs + uncheckedMs - 1)).to.equal("serve");
    expect(judge(enabled, atMs + uncheckedMs)).to.equal("unknown");
  });

  it("serves who was never looked up for an hour after the first refusal", () => {
    expect(judge(undefined, atMs)).to.equal("serve");
    expect(judge({ kind: "unseen", atMs }, atMs + uncheckedMs - 1)).to.equal("serve");
    expect(judge({ kind: "unseen", atMs }, atMs + uncheckedMs)).to.equal("unknown");
  });

  it("keeps out who was disabled, deleted, or signed out everywhere, whenever that was", () => {
    expect(judge({ kind: "shut_out" }, atMs + 100 * uncheckedMs)).to.equal("refuse");
    expect(judge(enabled, atMs + 1, 499)).to.equal("refuse");
    expect(judge(enabled, atMs + uncheckedMs, 499)).to.equal("refuse");
    expect(judge(enabled, atMs + 1, 500), "at that moment").to.equal("serve");
  });
});
