import { expect } from "chai";
import { relativeTime } from "./relative-time.ts";

describe("relativeTime", () => {
  const now = Date.parse("2026-11-23T12:00:00Z");
  for (const [at, words] of [
    ["2026-11-23T12:00:30Z", "now"],
    ["2026-11-23T11:59:30Z", "now"],
    ["2026-11-23T11:58:00Z", "2 minutes ago"],
    ["2026-11-23T09:10:00Z", "2 hours ago"],
    ["2026-11-22T11:00:00Z", "yesterday"],
    ["2026-11-17T11:00:00Z", "6 days ago"],
    ["2026-11-16T11:00:00Z", "last week"],
    ["2026-10-24T12:00:00Z", "4 weeks ago"],
    ["2026-10-18T12:00:00Z", "Oct 18"],
    ["2024-10-01T12:00:00Z", "Oct 1, 2024"],
  ] as const)
    it(`says ${words}`, () => {
      expect(relativeTime(Date.parse(at), now, "en")).to.equal(words);
    });
  it("speaks other languages", () => {
    expect(relativeTime(now - 120_000, now, "de")).to.equal("vor 2 Minuten");
  });
});
