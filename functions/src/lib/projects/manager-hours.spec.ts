import { expect } from "chai";
import { isAttended, isTimeZone, nextAttended, type AttendedSpan, parseClock } from "./manager-hours.ts";

const span = (day: number, opens: string, closes: string): AttendedSpan => ({
  day,
  opens: parseClock(opens) ?? -1,
  closes: parseClock(closes) ?? -1,
});

const weekdays = [1, 2, 3, 4, 5].map((day) => span(day, "09:00", "17:00"));
const late = [span(6, "20:00", "02:00"), span(7, "22:00", "24:00")];

describe("isAttended", () => {
  // 2026-11-23 is a Monday. Oslo is an hour ahead of UTC in winter, two in summer.
  const rows: readonly (readonly [string, readonly AttendedSpan[], string, boolean])[] = [
    ["before it opens", weekdays, "2026-11-23T07:59:00Z", false],
    ["as it opens", weekdays, "2026-11-23T08:00:00Z", true],
    ["a minute before it closes", weekdays, "2026-11-23T15:59:59Z", true],
    ["as it closes", weekdays, "2026-11-23T16:00:00Z", false],
    ["on a Sunday", weekdays, "2026-11-22T11:00:00Z", false],
    ["in summer, by the clock on the wall", weekdays, "2026-07-06T07:00:00Z", true],
    ["in summer, after it has closed", weekdays, "2026-07-06T15:00:00Z", false],
    ["before midnight", late, "2026-11-21T22:59:00Z", true],
    ["after midnight", late, "2026-11-22T00:59:00Z", true],
    ["two hours after midnight", late, "2026-11-22T01:00:00Z", false],
    ["up to midnight at the end of the week", late, "2026-11-22T22:59:00Z", true],
    ["after midnight at the end of the week", late, "2026-11-22T23:00:00Z", false],
    ["in the hour that comes twice, the first time", [span(7, "02:30", "03:00")], "2026-10-25T00:45:00Z", true],
    ["in the hour that comes twice, the second time", [span(7, "02:30", "03:00")], "2026-10-25T01:45:00Z", true],
    ["after an hour that does not come", [span(7, "02:30", "03:30")], "2026-03-29T01:15:00Z", true],
    ["all day", [span(1, "00:00", "24:00")], "2026-11-23T12:00:00Z", true],
    ["over the end of the week", [span(7, "22:00", "06:00")], "2026-11-23T03:00:00Z", true],
    ["never", [], "2026-11-23T12:00:00Z", false],
  ];
  for (const [when, hours, at, expected] of rows) {
    it(`${expected ? "is" : "is not"} so ${when}`, () => {
      expect(isAttended(hours, "Europe/Oslo", new Date(at))).to.equal(expected);
    });
  }

  it("is so at any time without hours, and by the zone of the project", () => {
    const at = new Date("2026-11-23T20:00:00Z");
    expect(isAttended(undefined, "UTC", at)).to.equal(true);
    expect(isAttended(weekdays, "America/New_York", at)).to.equal(true);
    expect(isAttended(weekdays, "Asia/Jerusalem", at)).to.equal(false);
  });
});

describe("nextAttended", () => {
  const sayAt = (hours: readonly AttendedSpan[], at: string, language = "en") =>
    nextAttended(hours, { timeZone: "Europe/Oslo", language, at: new Date(at) })?.replaceAll(/\s/g, " ");

  it("says the day and the time by the clock on the wall", () => {
    expect(sayAt(weekdays, "2026-11-23T07:59:00Z")).to.equal("Monday 9:00 AM");
    expect(sayAt(weekdays, "2026-11-23T16:00:00Z")).to.equal("Tuesday 9:00 AM");
    expect(sayAt(weekdays, "2026-11-27T20:00:00Z", "nb")).to.equal("mandag kl. 09:00");
    expect(sayAt(late, "2026-11-22T02:00:00Z", "de")).to.equal("Sonntag, 22:00");
  });

  it("knows of none where there are no hours", () => {
    expect(sayAt([], "2026-11-23T07:59:00Z")).to.equal(undefined);
  });
});

describe("what an operator writes", () => {
  it("is a time of day, or none", () => {
    expect(["00:00", "09:30", "24:00"].map(parseClock)).to.deep.equal([0, 570, 1440]);
    for (const text of ["24:01", "9:30", "25:00", "09:60", "", 9, undefined]) expect(parseClock(text), String(text)).to.equal(undefined);
  });

  it("is a time zone, or none", () => {
    expect(["Europe/Oslo", "UTC"].every(isTimeZone)).to.equal(true);
    expect(["Europe/Olso", "", 1, undefined].some(isTimeZone)).to.equal(false);
  });
});
