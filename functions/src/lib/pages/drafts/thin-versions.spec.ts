import { expect } from "chai";
import { noon } from "../../../../test/support/a-page.ts";
import { draftLimits } from "./limits.ts";
import type { KeptVersion } from "./page.ts";
import { thinVersions } from "./kept-versions.ts";

const version = (atSec: number, author = "ada"): KeptVersion => ({
  id: `${atSec}`,
  author,
  savedAt: new Date(noon.getTime() + atSec * 1000),
  keptAt: noon,
});

const idsOf = (versions: readonly KeptVersion[]): readonly string[] => versions.map(({ id }) => id);

/** The remaining versions after one was made at each of these seconds, with the surplus removed each time. */
const after = (seconds: Iterable<number>, authorAt: (sec: number) => string = () => "ada"): readonly KeptVersion[] =>
  Iterator.from(seconds).reduce<readonly KeptVersion[]>(
    (kept, sec) => thinVersions([...kept, version(sec, authorAt(sec))], draftLimits.keptVersions),
    [],
  );

const every = function* (stepSec: number, untilSec: number): Generator<number> {
  for (let sec = 0; sec <= untilSec; sec += stepSec) yield sec;
};

/** Hours of the day, or other spans, without a remaining version. */
const emptySpans = (versions: readonly KeptVersion[], untilSec: number, spanSec: number): readonly number[] => {
  const filled = new Set(versions.map(({ id }) => Math.floor(Number(id) / spanSec)));
  return Array.from({ length: Math.ceil(untilSec / spanSec) }, (_, span) => span).filter((span) => !filled.has(span));
};

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

describe("thinVersions", () => {
  const lists: readonly (readonly [string, readonly KeptVersion[], number, readonly string[]])[] = [
    ["leaves what fits", [version(0), version(1)], 2, ["0", "1"]],
    [
      "takes the one whose neighbours are closest",
      [version(0), version(10), version(11), version(12), version(30)],
      4,
      ["0", "10", "12", "30"],
    ],
    ["never takes the first or the last", [version(0), version(1), version(50), version(99), version(100)], 3, ["0", "50", "100"]],
    [
      "takes one's own text before somebody else's last",
      [version(0), version(10, "bob"), version(20), version(30), version(40)],
      4,
      ["0", "10", "30", "40"],
    ],
    ["takes as many as there are too many", [0, 1, 2, 3, 4, 5, 6].map((sec) => version(sec)), 3, ["0", "4", "6"]],
    ["takes the older of two that add the same", [version(0), version(10), version(20), version(30)], 3, ["0", "20", "30"]],
  ];
  for (const [name, versions, limit, left] of lists) {
    it(name, () => {
      expect(idsOf(thinVersions(versions, limit))).to.deep.equal(left);
    });
  }

  const lives: readonly (readonly [string, number, number, number])[] = [
    ["two seconds for an hour: five minutes", 2, hour, 5 * minute],
    ["two seconds for a day: an hour", 2, day, hour],
    ["ten seconds for a week: a working day of eight hours", 10, 7 * day, 8 * hour],
    ["ten minutes for a month: a day and a half", 10 * minute, 30 * day, 36 * hour],
  ];
  for (const [name, stepSec, untilSec, spanSec] of lives) {
    it(`leaves a version of every span of a draft that is saved every ${name}`, () => {
      const left = after(every(stepSec, untilSec));
      expect(left).to.have.length(draftLimits.keptVersions);
      expect(emptySpans(left, untilSec, spanSec)).to.deep.equal([]);
    });
  }

  it("leaves a version of every hour also when two people save in turn all day", () => {
    const left = after(every(2, day), (sec) => (sec % 4 === 0 ? "ada" : "bob"));
    expect(emptySpans(left, day, hour)).to.deep.equal([]);
  });

  it("keeps the text of yesterday through a day of auto-saves", () => {
    const left = after([0, hour, ...every(2, day).map((sec) => sec + day)]);
    expect(idsOf(left).slice(0, 2)).to.deep.equal(["0", String(hour)]);
  });
});
