import { expect } from "chai";
import { readOpeningTimes } from "./google-places.ts";

const point = (day: number, hour: number, minute = 0) => ({ day, hour, minute });
const everyDay = (opens: number, closes: number) => [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, opens, closes }));

describe("readOpeningTimes", () => {
  it("reads days of which Sunday is the first", () => {
    const periods = [
      { open: point(0, 10), close: point(0, 14) },
      { open: point(1, 7, 30), close: point(1, 16) },
    ];
    expect(readOpeningTimes(periods)).to.deep.equal([
      { day: 1, opens: 450, closes: 960 },
      { day: 7, opens: 600, closes: 840 },
    ]);
  });

  it("takes a period without an end for always", () => {
    expect(readOpeningTimes([{ open: point(0, 0) }])).to.deep.equal(everyDay(0, 1440));
  });

  it("lets a night belong to the day on which it begins", () => {
    expect(readOpeningTimes([{ open: point(6, 18), close: point(0, 2) }])).to.deep.equal([{ day: 6, opens: 1080, closes: 120 }]);
    expect(readOpeningTimes([{ open: point(5, 18), close: { day: 6 } }])).to.deep.equal([{ day: 5, opens: 1080, closes: 1440 }]);
  });

  it("splits spans longer than a day", () => {
    expect(readOpeningTimes([{ open: point(5, 9), close: point(0, 12) }])).to.deep.equal([
      { day: 5, opens: 540, closes: 1440 },
      { day: 6, opens: 0, closes: 1440 },
      { day: 7, opens: 0, closes: 720 },
    ]);
  });

  it("leaves out invalid times", () => {
    for (const periods of [
      undefined,
      null,
      {},
      "always",
      [],
      [null],
      [{}],
      [{ open: point(8, 1) }],
      [{ open: point(1, 24), close: point(1, 25) }],
      [{ open: point(1, 9), close: { day: "1" } }],
    ]) {
      expect(readOpeningTimes(periods)).to.deep.equal([]);
    }
  });
});
