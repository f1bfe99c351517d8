import { expect } from "chai";
import { addWeeks, weekOf } from "./week.ts";

describe("weekOf", () => {
  for (const [moment, week] of [
    ["2026-11-23T00:00:00.000Z", "2026-11-23"],
    ["2026-11-22T23:59:59.999Z", "2026-11-16"],
    ["2026-11-29T23:59:59.999Z", "2026-11-23"],
    ["2027-01-01T12:00:00.000Z", "2026-12-28"],
    ["1970-01-01T00:00:00.000Z", "1969-12-29"],
  ] as const)
    it(`${moment} is in the week of ${week}`, () => {
      expect(weekOf(new Date(moment))).to.equal(week);
    });

  it("goes on over the end of a year, and back", () => {
    expect(addWeeks("2026-12-28", 1)).to.equal("2027-01-04");
    expect(addWeeks("2027-01-04", -1)).to.equal("2026-12-28");
  });
});
