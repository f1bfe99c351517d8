import { expect } from "chai";
import { relativeDay, relativeTime, shortAgo } from "./relative-time.ts";

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

describe("relativeDay", () => {
  const now = new Date(2026, 10, 23, 0, 30);
  for (const [at, words] of [
    [new Date(2026, 10, 23, 0, 31), "today"],
    [new Date(2026, 10, 23, 0, 1), "today"],
    [new Date(2026, 10, 22, 23, 59), "yesterday"],
    [new Date(2026, 10, 17, 23, 59), "6 days ago"],
    [new Date(2026, 10, 16, 12), "Nov 16"],
    [new Date(2025, 10, 16, 12), "Nov 16, 2025"],
  ] as const)
    it(`says ${words} of ${at.toDateString()}`, () => {
      expect(relativeDay(at.getTime(), now.getTime(), "en")).to.equal(words);
    });
});

describe("shortAgo", () => {
  const now = Date.parse("2026-11-23T12:00:00Z");
  for (const [language, minutes, words] of [
    ["en-GB", 4, "4 min"],
    ["en-US", 4, "4 min"],
    ["en-GB", 130, "2h"],
    ["nb", 4, "4 min"],
  ] as const)
    it(`says ${words} in ${language}`, () => {
      expect(shortAgo(now - minutes * 60_000, now, language)).to.equal(words);
    });
});
