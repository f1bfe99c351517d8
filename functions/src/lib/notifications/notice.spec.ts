import { expect } from "chai";
import { nextMorning, toDigest } from "./notice.ts";

describe("nextMorning", () => {
  for (const [at, timeZone, morning] of [
    ["2026-05-04T05:59:59Z", "Europe/Oslo", "2026-05-04T06:00:00.000Z"],
    ["2026-05-04T06:00:00Z", "Europe/Oslo", "2026-05-05T06:00:00.000Z"],
    ["2026-05-04T22:30:00Z", "Europe/Oslo", "2026-05-05T06:00:00.000Z"],
    // The clock goes forward on 29 March 2026, and back on 25 October.
    ["2026-03-28T20:00:00Z", "Europe/Oslo", "2026-03-29T06:00:00.000Z"],
    ["2026-03-29T00:59:00Z", "Europe/Oslo", "2026-03-29T06:00:00.000Z"],
    ["2026-10-24T20:00:00Z", "Europe/Oslo", "2026-10-25T07:00:00.000Z"],
    ["2026-10-25T00:30:00Z", "Europe/Oslo", "2026-10-25T07:00:00.000Z"],
    ["2026-05-04T23:00:00.500Z", "UTC", "2026-05-05T08:00:00.000Z"],
    ["2026-12-31T23:30:00Z", "Asia/Tokyo", "2027-01-01T23:00:00.000Z"],
    ["2026-05-04T03:00:00Z", "Asia/Kolkata", "2026-05-05T02:30:00.000Z"],
    ["2026-05-04T12:00:00Z", "Pacific/Kiritimati", "2026-05-04T18:00:00.000Z"],
    ["2026-05-04T12:00:00Z", "America/St_Johns", "2026-05-05T10:30:00.000Z"],
  ] as const) {
    it(`is ${morning} after ${at} in ${timeZone}`, () => {
      expect(nextMorning(new Date(at), timeZone).toISOString()).to.equal(morning);
    });
  }
});

describe("toDigest", () => {
  it("is the one of the next morning for a question that may be stored while the digest is sent", () => {
    const digestAt = (askedAt: string): string => toDigest(new Date(askedAt), "UTC").at.toISOString();
    expect(digestAt("2026-05-04T07:59:45.000Z")).to.equal("2026-05-05T08:00:00.000Z");
    expect(digestAt("2026-05-04T07:59:44.999Z")).to.equal("2026-05-04T08:00:00.000Z");
  });
});
