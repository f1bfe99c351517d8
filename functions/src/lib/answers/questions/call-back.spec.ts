import { expect } from "chai";
import { sayWallTime } from "../../platform/core/wall-clock.ts";
import { parseCallBack } from "./call-back.ts";

const now = new Date("2026-11-28T09:00:00Z");
const parse = (text: string, timeZone = "Europe/Oslo") => parseCallBack(text, { timeZone, now });

describe("parseCallBack", () => {
  const read: readonly (readonly [string, string, string, string | null])[] = [
    ["2026-11-30T14:00", "2026-11-30T13:00:00.000Z", "2026-11-30T14:00", null],
    [" 2026-11-30 14:00:00 ", "2026-11-30T13:00:00.000Z", "2026-11-30T14:00", null],
    ["2026-11-30T14:00:00.000Z", "2026-11-30T14:00:00.000Z", "2026-11-30T15:00", "2026-11-30T14:00"],
    ["2026-11-30T14:00+01:00", "2026-11-30T13:00:00.000Z", "2026-11-30T14:00", null],
    ["2026-11-30T19:30-0500", "2026-12-01T00:30:00.000Z", "2026-12-01T01:30", "2026-11-30T19:30"],
    ["2026-11-30T14:00+05:30", "2026-11-30T08:30:00.000Z", "2026-11-30T09:30", "2026-11-30T14:00"],
    ["2026-11-28T10:00", "2026-11-28T09:00:00.000Z", "2026-11-28T10:00", null],
    ["2026-11-28T09:59", "2026-11-28T09:00:00.000Z", "2026-11-28T10:00", null],
    ["2026-11-28T09:30", "2026-11-28T09:00:00.000Z", "2026-11-28T10:00", null],
    ["2026-11-28T03:48-05:00", "2026-11-28T09:00:00.000Z", "2026-11-28T10:00", "2026-11-28T04:00"],
  ];
  for (const [text, at, siteTime, visitorTime] of read)
    it(`reads ${text}`, () => {
      expect(parse(text)).to.deep.equal({ at: new Date(at), siteTime, visitorTime });
    });

  it("knows when the clocks change between now and then", () => {
    const spring = { timeZone: "Europe/Oslo", now: new Date("2027-03-20T09:00:00Z") };
    expect(parseCallBack("2027-03-29T09:00", spring)?.at).to.deep.equal(new Date("2027-03-29T07:00:00Z"));
    expect(parseCallBack("2027-03-28T02:30", spring)?.siteTime, "the clocks skip it").to.equal("2027-03-28T03:30");
    expect(parseCallBack("2027-03-28T01:30", spring)?.siteTime).to.equal("2027-03-28T01:30");
    expect(parseCallBack("2027-03-28T03:30", spring)?.siteTime).to.equal("2027-03-28T03:30");
  });

  for (const text of [
    ...["", "tomorrow", "tomorrow at 2", "14:00", "2026-11-30", "2026-02-30T10:00", "2026-11-30T25:00", "2026-11-30T14:00 or later"],
    ...["2026-11-28T09:29", "2025-11-30T14:00", "2027-11-30T14:00", "2026-11-30T14:00+1", `2026-11-30T14:00${" ".repeat(1000)}x`],
  ])
    it(`takes no time to come from ${JSON.stringify(text.slice(0, 30))}`, () => {
      expect(parse(text)).to.equal(undefined);
    });
});

describe("sayWallTime", () => {
  it("says it in words, whatever clock this machine has", () => {
    expect(sayWallTime("2026-11-30T14:00", "en")).to.match(/^Monday, November 30 at 2:00\sPM$/);
    expect(sayWallTime("2026-11-30T14:00", "de")).to.equal("Montag, 30. November um 14:00");
  });
});
